# The product for production: built with everything, run without the packages of tests, never as root.
# The variables that NODE_ENV=production requires are in README.md and docker-compose.yml.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && rm -rf dist/tests && find dist -name '*.test.js*' -delete

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production PORT=4000 HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/schema.graphql ./
COPY --from=build /app/dist dist
# The guides that the product serves.
COPY --from=build /app/docs docs
# Templates are read where they stand beside their sources.
COPY --from=build /app/server server
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 4000
# Ready, not only alive: a process without its database gets no requests.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=5 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Stops cleanly on SIGTERM; --init (compose: init) reaps what the embedded database may leave.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
