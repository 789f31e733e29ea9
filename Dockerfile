FROM python:3.13-slim

WORKDIR /vedette
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes --requirement requirements.lock \
    && useradd --system --uid 10001 --create-home vedette
COPY app ./app
COPY docs/rules ./docs/rules
COPY migrations ./migrations
COPY static ./static
COPY templates ./templates

USER 10001
ENV HOST=0.0.0.0 PORT=8000 PYTHONUNBUFFERED=1
EXPOSE 8000
CMD ["python", "-m", "app", "serve"]
