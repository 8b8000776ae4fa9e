# Targets: `site` (default), the site alone, for hosted Sanity; `try-out`, site, Studio and Content Lake together.
#   docker build -t site .
#   docker build -t try-out --target try-out .
# docs/operations/run.md explains how to run them; compose.yaml runs the site with Redis and Varnish, compose.try-out.yaml the other.
ARG NODE=24-bookworm-slim

FROM docker.io/library/node:${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund

FROM packages AS build
COPY . .
RUN npm run build
# All that the image contains: node, the build, the system libraries that they name, and the licences of all of them.
RUN mkdir -p /image/app/build /data /image/tmp \
 && node="$(command -v node)" \
 && libraries="$(for file in "$node" $(find build/renderer -name '*.node'); do ldd "$file"; done | grep -o '/[^ )]*' | sort -u)" \
 && cp --parents "$node" $libraries /image/ \
 && cp --parents $(ls /usr/local/LICENSE /usr/share/doc/libc6/copyright /usr/share/doc/libstdc++6/copyright) /image/ \
 && cp -r build/client build/front-door build/public build/renderer /image/app/build/ \
 && rm /image/app/build/front-door/*.map \
 && cp package.json LICENSE THIRD-PARTY-LICENSES.md /image/app/

# Site, Studio and Lake. Publish their ports on 127.0.0.1, because everyone with access to Studio may edit. Its content is in
# the volume.
FROM packages AS try-out
RUN chown node:node /app
USER node
COPY --chown=node:node . .
RUN npm run build -- studio && rm -rf .cache && mkdir .data
ENV STUDIO_BIND_ADDRESS=0.0.0.0 LAKE_HOST=0.0.0.0
EXPOSE 3000 3333 3334
VOLUME /app/.data
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/main.mjs", "start"]

# Last, so that it is the default. Without a shell and a package manager: rebuild it for updates of the system.
FROM scratch AS site
COPY --from=build /image/ /
COPY --from=build --chown=10001:10001 /data /data
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
USER 10001:10001
WORKDIR /app
VOLUME /data
EXPOSE 3000
# The front door stops accepting connections, answers open requests for up to 25 s, and ends (docs/operations/watch.md).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["/usr/local/bin/node", "-e", "fetch('http://localhost:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["build/front-door/main.js"]
