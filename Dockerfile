# One image for both programs: the site (default) and the reference services (command: npm run services).
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# Public addresses are baked into the prerendered pages.
ARG SITE_URL=http://localhost:3000
ARG WEB_APP_URL=http://localhost:4000/webapp
ARG TEMPLATES_URL=https://www.business-in-a-box.com/templates
ARG CREATION_ERROR_NOTICE=silent
ARG THUMBNAIL_URL=
ARG TAG_MANAGER_ID=
ARG TAG_MANAGER_URL=
ARG BEHAVIOUR_SCRIPT_URL=
ARG BEHAVIOUR_AB_TESTS=0
ARG BEHAVIOUR_ANALYTICS=1
ARG CAPTCHA_SITE_KEY=
ARG CHAT_SCRIPT_URL=
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 4000
CMD ["npm", "run", "--silent", "serve"]
