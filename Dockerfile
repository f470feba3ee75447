# syntax=docker/dockerfile:1

FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY client/package.json client/
# No scripts: nothing here needs one, and none is trusted to run.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm run build:web && node scripts/production.mjs /app

FROM node:22-bookworm-slim
ARG GIT_COMMIT=""
ENV NODE_ENV=production \
    PORT=3000 \
    GIT_COMMIT=$GIT_COMMIT
WORKDIR /app
# Owned by root and run by another user: the server can change none of its own files.
COPY --from=build /app /app
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=64", "dist/src/main.js"]
