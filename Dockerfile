# Three images: the site (default), the reference services (--target services) and the front (--target front). What the first
# two hold is written by scripts/pack.ts: no tools, no compiler, no second Node (docs/decisions/026).
FROM node:24-slim AS sources
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .

# What both run on, as a user whom nobody can log in as.
FROM node:24-slim AS base
RUN usermod --shell /usr/sbin/nologin node
ENV NODE_ENV=production
WORKDIR /app

FROM sources AS packed-services
RUN node scripts/pack.ts services /packed

FROM base AS services
ENV DATA_DIR=/data
COPY --from=packed-services --chown=node:node /packed ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
CMD ["node", "services/main.ts"]

# nginx of the distribution, which has Brotli as a package: the image of nginx has not (docs/front.md).
FROM debian:bookworm-slim AS front
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-filter \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o www-data /var/cache/front
COPY deploy/nginx /etc/nginx/front
ENV FRONT_FOLDER=/etc/nginx/front FRONT_CACHE=/var/cache/front FRONT_LOG=/dev/stdout FRONT_PROCESS="" \
  FRONT_INNER_PORT=8079 FRONT_LISTEN="listen 8080;" FRONT_BUILD="" \
  FRONT_SITES="server site:3000;" FRONT_SERVICES="server services:4000;"
USER www-data
VOLUME /var/cache/front
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["sh", "/etc/nginx/front/start.sh"]

FROM sources AS packed-site
# Baked into the prerendered pages; a start with other ones stops (docs/operating.md).
ARG ACCOUNT_SITE_URL=
ARG CREATION_ERROR_NOTICE=silent
ARG TAG_MANAGER_ID=
ARG TAG_MANAGER_URL=
ARG AD_PLATFORMS=
ARG BEHAVIOUR_SCRIPT_URL=
ARG BEHAVIOUR_AB_TESTS=0
ARG BEHAVIOUR_ANALYTICS=1
ARG CAPTCHA_SITE_KEY=
ARG CHAT_SCRIPT_URL=
ARG NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY=
ARG STRIPE_PAYPAL=0
ARG TEST_PAYMENTS=0
ARG BLOG_URL=
# What /api/health calls this build: there is no repository here to ask.
ARG COMMIT=
RUN npm run build && node scripts/pack.ts site /packed

FROM base AS site
COPY --from=packed-site --chown=node:node /packed ./
USER node
EXPOSE 3000
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=384", "scripts/serve.mjs"]
