import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { NextConfig } from 'next'
import { API_PATHS, BANNER_FOLDER } from './lib/config/api-paths.ts'
import { buildFolder } from './lib/config/build-folder.mjs'
import { BODY_MAX_BYTES, PAGE_LIFE_S } from './lib/config/constants.ts'
import { publicEnv } from './lib/config/env-public.ts'
import { FRAMED_PATHS } from './lib/config/framed-paths.ts'
import {
  KEPT_ANSWERS,
  KEPT_PICTURES,
  NO_STORE,
  PAGE_REFERRER,
  SECURITY_HEADERS,
  SHARED_WITH_SITES,
  SIGN_UP_HEADERS,
  UNFRAMED,
} from './lib/config/security-headers.ts'

const environment = publicEnv()

const { BUILD_FOLDER } = process.env

/** Loaded by Node where they are used: what the bundler need not hold in memory (docs/measuring.md, budget 12). */
const NOT_BUNDLED = [
  '@opentelemetry/api',
  '@opentelemetry/exporter-logs-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-logs',
  '@opentelemetry/sdk-trace',
  'pino',
  'prom-client',
  'ioredis',
  'rate-limiter-flexible',
  'axios',
  'axios-retry',
  'hast-util-to-jsx-runtime',
  'hast-util-to-string',
  'rehype-sanitize',
  'rehype-slug',
  'remark-gfm',
  'remark-parse',
  'remark-rehype',
  'unified',
  'yaml',
  'zod',
]

/** Which packages a build was made with (`/api/health`). */
const lockDigest = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

/** With GALLERY=1 some more files are pages (docs/gallery.md). */
const gallery: NextConfig = {
  pageExtensions: ['gallery.tsx', 'gallery.ts', 'tsx', 'ts'],
}

/** The settings of a build and of `npm run dev`; `scripts/serve.mjs` serves a build with what it has kept of them. */
const settings: NextConfig = {
  distDir: buildFolder({ BUILD_FOLDER, GALLERY: environment.GALLERY }),
  // A build in a folder of its own is called like it.
  generateBuildId: () => (BUILD_FOLDER ? basename(BUILD_FOLDER) : null),
  ...(environment.GALLERY === '1' && gallery),
  // How much the owner has yet to give, counted by `scripts/run/build.ts`; pages say so at their foot.
  env: { OPEN_POINTS: process.env.OPEN_POINTS ?? '0', LOCK_DIGEST: lockDigest },
  poweredByHeader: false,
  // Seconds that a shared cache may keep a page: its scripts are served for a day more (docs/decisions/029).
  expireTime: PAGE_LIFE_S,
  // The middleware decides on slashes per path: both forms answer, the canonical link says which one counts.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // What the plugin of next-intl sets; it would cost a build 30 MB (docs/measuring.md, budget 12).
  turbopack: {
    resolveAlias: { 'next-intl/config': './lib/server/page-words/request.ts' },
    // Its parser warns of what browsers know and it does not: `:target-current`, of the contents of a legal text.
    ignoreIssue: [
      {
        path: '**/.generated/site.css',
        description:
          "'target-current' is not recognized as a valid pseudo-class. Did you mean '::target-current' (pseudo-element) or is this a typo?",
      },
    ],
  },
  // A step of its own before this one (scripts/run/build.ts).
  // The file named here extends another, so that Next writes no build folder into it.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.build.json' },
  experimental: {
    // Memory of a build (docs/measuring.md, budget 12): a cache on the disk is for repeated builds of large sites.
    turbopackFileSystemCacheForBuild: false,
    serverSourceMaps: false,
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    inlineCss: true,
    // Nothing is prefetched (decision 015): Next need not measure what could be, with gzip (docs/measuring.md, budget 12).
    prefetchInlining: false,
    // A process loads the code of what it is asked for: 84 MB at rest instead of 120 (docs/measuring.md, budget 13).
    preloadEntriesOnStart: false,
    globalNotFound: true,
    // Twice what a handler reads: a larger body is refused there and need not be kept before.
    proxyClientMaxBodySize: 2 * BODY_MAX_BYTES,
  },
  serverExternalPackages: [...NOT_BUNDLED],
  headers: () => [
    { source: '/:path*', headers: [...SECURITY_HEADERS] },
    // What the API answers says it by what it is (lib/next/policies.ts).
    { source: '/:path((?!api/).*)', headers: [PAGE_REFERRER] },
    { source: `/:path((?!(?:${FRAMED_PATHS})/?$).*)`, headers: [...UNFRAMED] },
    { source: API_PATHS.signUp, headers: [...SIGN_UP_HEADERS] },
    { source: '/still/:file', headers: [...KEPT_PICTURES] },
    { source: `${BANNER_FOLDER}/:file`, headers: [...SHARED_WITH_SITES] },
    { source: `/api/:path((?!${KEPT_ANSWERS}).*)`, headers: [...NO_STORE] },
  ],
}

export default settings
