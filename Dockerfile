FROM node:24-slim AS client

WORKDIR /vedette
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-progress
COPY tools/bundle.js ./tools/
COPY static ./static
RUN node tools/bundle.js

FROM python:3.13-slim

WORKDIR /vedette
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes --requirement requirements.lock \
    && useradd --system --uid 10001 --create-home vedette
COPY app ./app
COPY --from=client /vedette/bundle ./bundle
COPY docs/rules ./docs/rules
COPY geo ./geo
COPY migrations ./migrations
COPY static ./static
COPY templates ./templates

USER 10001
ENV HOST=0.0.0.0 PORT=8000 PYTHONUNBUFFERED=1
EXPOSE 8000
CMD ["python", "-m", "app", "serve"]
