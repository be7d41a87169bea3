import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/gate/longest-first.ts'
import { retriedReporter } from './scripts/gate/retried-reporter.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// What Next's bundler resolves by itself.
const alias = {
  // Throws on import, which is its job in the browser only.
  'server-only': fromRoot('node_modules/server-only/empty.js'),
  // The half for server components: their words are those of the built pages.
  'next-intl/server': fromRoot('node_modules/next-intl/dist/esm/production/server.react-server.js'),
  'next-intl/config': fromRoot('lib/server/page-words/request.ts'),
  // That for development looks through all messages for each translator: a third of what pages took.
  'use-intl/core': fromRoot('node_modules/use-intl/dist/esm/production/core.js'),
  'use-intl/react': fromRoot('node_modules/use-intl/dist/esm/production/react.js'),
  'use-intl': fromRoot('node_modules/use-intl/dist/esm/production/index.js'),
}

const resolve = { alias }

// next-intl imports `next/…` without an extension, which plain Node does not resolve.
const server = { deps: { inline: ['next-intl'] } }

// What takes longer than `npm test` may is for `npm run test:long` (docs/testing.md).
const ending = process.env.TEST_LONG === '1' ? 'long' : 'test'

// Rules, contracts, subjects, handlers and what needs no database of the services share processes: one of its own takes each
// file 0.2 s of computing, and its modules as much again, where a handler brings Next a second. Not what whoever came after it
// would find: what a file does to its modules and its process, or with databases.
const SHARED = `tests/{app,contract,features,lib,scripts,services,types}/**/*.${ending}.ts`

const LEAVES_TRACES =
  /vi\.(?:(?:do)?mock|hoisted|resetModules|stubEnv|stubGlobal|useFakeTimers|setSystemTime)\b|process\.(?:env|chdir)|\/services\/support\/|\/redis-server/

/** What opens databases and starts processes for tests of the services and of handlers: helpers beside their folders, and suites. */
const WITH_SERVICES =
  /^tests\/services\/[^]*?'\.{1,2}\/support[/.]|^tests\/(?:app|services)\/[^]*?-suite\.ts'/

const sharing = globSync(SHARED).filter((file) => {
  const text = readFileSync(file, 'utf8')
  return !LEAVES_TRACES.test(text) && !WITH_SERVICES.test(`${file}\n${text}`)
})

const node = {
  environment: 'node' as const,
  setupFiles: ['tests/setup.ts'],
  server,
}

/** Where `npm test` reads what became of the tests. */
const { VITEST_REPORT: report, VITEST_RETRIED: retried = '' } = process.env

export default defineConfig({
  test: {
    ...(report && {
      reporters: ['default', ['json', { outputFile: report }], retriedReporter(retried)],
    }),
    // No budget: a machine that others use takes three times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // One more try where a busy machine must not turn a run red: whoever needed it is named (scripts/gate/outcome.ts).
    retry: process.env.CI && ending === 'test' ? 1 : 0,
    // By itself it leaves a core to others. Half of the time a test waits: four of them fill two cores.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          ...node,
          name: 'node',
          include: [`tests/**/*.${ending}.ts`],
          exclude: sharing,
        },
      },
      { resolve, test: { ...node, name: 'shared', include: sharing, isolate: false } },
      {
        resolve,
        test: {
          name: 'dom',
          // A context for each file, in processes that stay: a process for each took half of the time.
          pool: 'vmThreads',
          environment: 'happy-dom',
          include: [`tests/**/*.${ending}.tsx`],
          setupFiles: ['tests/setup.ts', 'tests/setup-dom.ts'],
          server,
        },
      },
    ],
  },
})
