// Sounds of wood and dice, made of decaying tones and bursts of noise: there is no recording to load.

/** @typedef {"put" | "hit" | "fall" | "dice"} Sound */

/**
 * A knock: what rings, each part of it shorter the higher it is, and the touch itself.
 * @typedef {object} Knock
 * @property {number} at seconds after the sound's beginning
 * @property {number} pitch of its lowest part, in hertz
 * @property {number} loud 0 to 1
 * @property {number} rings seconds that its lowest part takes to fade
 * @property {number} touch the middle of the noise's band, in hertz
 */

/** Parts of a block's tone, as multiples of the lowest: those of a free wooden bar. */
const PARTIALS = [1, 2.76, 5.4];
const SILENT = 0.0001;
const NOISE_SECONDS = 0.05;
/** Of a motion after which its piece stands on the board. */
const PUT_AT = 0.85;
const DIE_BOUNCES = 7;

/** @type {Record<Sound, (duration: number) => Knock[]>} from the seconds that the motion takes */
const SOUNDS = {
  put: (duration) => [wood(duration * PUT_AT, 210, 0.5)],
  hit: () => [{ at: 0, pitch: 95, loud: 0.9, rings: 0.22, touch: 400 }, wood(0.02, 160, 0.3)],
  fall: () => [wood(0, 190, 0.45), wood(0.11, 150, 0.35), wood(0.19, 165, 0.2)],
  dice: (duration) =>
    Array.from({ length: DIE_BOUNCES }, (_, bounce) => {
      // Bounces follow ever closer, each weaker than the one before.
      const at = Math.max(0.4, duration) * 0.8 * (1 - 0.68 ** bounce);
      const pitch = 900 + ((bounce * 7) % 5) * 130;
      return { at, pitch, loud: 0.42 * 0.8 ** bounce, rings: 0.03, touch: 3200 };
    }),
};

/** @param {number} at @param {number} pitch @param {number} loud @returns {Knock} */
function wood(at, pitch, loud) {
  return { at, pitch, loud, rings: 0.09, touch: 1300 };
}

/** @type {AudioContext | undefined} */
let context;

/** Play a sound now. @param {Sound} sound @param {number} duration of its motion, in seconds */
export function play(sound, duration) {
  // Before anybody has touched the page a browser makes no sound, and would make up for it afterwards.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  sounded(context, sound, duration);
}

/**
 * Lay out a sound in a context, from its present on.
 * @param {BaseAudioContext} audio @param {Sound} sound @param {number} duration in seconds
 */
export function sounded(audio, sound, duration) {
  for (const knock of SOUNDS[sound](duration)) {
    ring(audio, knock);
    touch(audio, knock);
  }
}

/** @param {BaseAudioContext} audio @param {Knock} knock */
function ring(audio, { at, pitch, loud, rings }) {
  for (const [n, partial] of PARTIALS.entries()) {
    const tone = new OscillatorNode(audio, { frequency: pitch * partial });
    const from = audio.currentTime + at;
    const until = from + rings / (n + 1);
    tone.connect(fading(audio, (loud * 0.4) / (n + 1) ** 2, from, until));
    tone.start(from);
    tone.stop(until);
  }
}

/** @param {BaseAudioContext} audio @param {Knock} knock */
function touch(audio, { at, loud, touch: frequency }) {
  const noise = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 0.8 });
  const from = audio.currentTime + at;
  noise.connect(band).connect(fading(audio, loud * 0.5, from, from + NOISE_SECONDS / 2));
  noise.start(from);
}

/** What fades from a loudness to silence. @param {BaseAudioContext} audio @param {number} loud @param {number} from @param {number} until */
function fading(audio, loud, from, until) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(SILENT, until);
  gain.connect(audio.destination);
  return gain;
}

/** @type {AudioBuffer | undefined} */
let noise;

/** White noise, the same each time. @param {BaseAudioContext} audio */
function noiseOf(audio) {
  if (noise) return noise;
  const { sampleRate } = audio;
  noise = new AudioBuffer({ length: Math.ceil(sampleRate * NOISE_SECONDS), sampleRate });
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (const n of samples.keys()) {
    seed = (seed * 48_271) % 2_147_483_647;
    samples[n] = (seed / 2_147_483_647) * 2 - 1;
  }
  return noise;
}
