"""How far two colours are apart, as a page sees them."""

CONTRAST = """
  const probe = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const lightness = (color) => {
    probe.fillStyle = color; probe.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...probe.getImageData(0, 0, 1, 1).data].map((part) => {
      const c = part / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a, b) => {
    const [x, y] = [lightness(a), lightness(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
"""
"""Script text: `contrast(a, b)` of two colours of CSS, 1 to 21, as WCAG reckons it."""
