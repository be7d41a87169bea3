import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicEnv } from '#lib/config/env-public.ts'
import { ensureTestBrowser } from '../browser/ensure-chromium.ts'
import { ensureFirefox } from '../browser/ensure-firefox.ts'
import { ensureBuild } from '../run/ensure-build.ts'
import { type Environment, readEnvironment } from '../run/environment.ts'
import { inTempFolder } from '../run/in-temp-folder.ts'
import { failsWithProgram, startProgram, stopProgram } from '../run/processes.ts'
import { servicesProgram } from '../run/programs.ts'
import { runCommand } from '../run/run-command.ts'
import { waitUntilHealthy } from '../run/wait-until-healthy.ts'
import { ensureServers, type ServerName } from './ensure-servers.ts'
import { type Outcome, single, withRunner } from './outcome.ts'
import { playwrightReport, readReport, readRetried, vitestReport } from './read-report.ts'

const START_MS = 120_000

const withDataIn = (folder: string, { child }: Environment): Environment =>
  readEnvironment({ ...process.env, ...child, DATA_DIR: folder })

/**
 * Builds the site while the services run. Without them landing pages stand in for a minute (docs/decisions/009), which
 * the browser tests would wait for.
 */
const buildWithServices = async (environment: Environment): Promise<void> =>
  inTempFolder(async (folder) => {
    const services = startProgram(servicesProgram(withDataIn(folder, environment)))
    try {
      const health = `http://localhost:${environment.server.SERVICES_PORT}/health`
      await Promise.race([
        waitUntilHealthy(health, { timeoutMs: START_MS }),
        failsWithProgram(services),
      ])
      await ensureBuild(environment)
    } finally {
      await stopProgram(services)
    }
  })

/** A step of `npm test`; what it throws counts as one failure. */
export type Gate = {
  name: string
  run: (environment: Environment) => Promise<Outcome>
  /** It waits for the network and needs nothing of the others: it runs beside them. */
  isBeside?: true
}

const script = (name: string, command = name): Gate => ({
  name,
  run: async () => single((await runCommand(['npm', 'run', '--silent', command])).ok),
})

/** What `npm ci` would say on a fresh clone, without the download. */
const lock: Gate = {
  name: 'lock file',
  isBeside: true,
  run: () =>
    inTempFolder(async (cwd) => {
      for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
        copyFileSync(file, join(cwd, file))
      }
      const { ok } = await runCommand(['npm', 'ci', '--dry-run'], { cwd, quiet: true })
      return single(ok)
    }),
}

/** Without them their suites are skipped, and in CI one test says so. */
const TESTED: readonly ServerName[] = [
  ...(process.env.TEST_DATABASE_URL ? [] : (['PostgreSQL'] as const)),
  'Redis',
  'nginx',
  'Prometheus',
]

const vitest = (name: string, settings: { TEST_LONG?: '1' } = {}): Gate => ({
  name,
  run: () =>
    inTempFolder(async (folder) => {
      await ensureServers(settings.TEST_LONG ? [...TESTED, 'LibreOffice'] : TESTED)
      const VITEST_REPORT = join(folder, 'vitest.json')
      const VITEST_RETRIED = join(folder, 'retried.json')
      const { ok } = await runCommand(['npx', 'vitest', 'run'], {
        env: { ...process.env, ...settings, VITEST_REPORT, VITEST_RETRIED },
      })
      const outcome = withRunner(readReport(VITEST_REPORT, vitestReport), ok)
      return { ...outcome, retried: readRetried(VITEST_RETRIED) }
    }),
})

const build: Gate = {
  name: 'production build',
  run: async (environment) => {
    await buildWithServices(environment)
    return single(true)
  },
}

type Walk = {
  settings: Pick<PublicEnv, 'GALLERY'> & { TEST_LONG?: '1' }
  build: (environment: Environment) => Promise<unknown>
}

const LONG = { TEST_LONG: '1' } as const

const browser = (name: string, { settings, build: make }: Walk): Gate => ({
  name,
  run: ({ child }) =>
    inTempFolder(async (folder) => {
      await ensureTestBrowser()
      if (settings.TEST_LONG && settings.GALLERY === '0') await ensureFirefox()
      const file = join(folder, 'playwright.json')
      const own = { ...process.env, ...child, ...settings }
      await make(readEnvironment(own))
      const env = { ...own, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
      const { ok } = await runCommand(['npx', 'playwright', 'test', '--reporter=list,json'], {
        env,
      })
      return withRunner(readReport(file, playwrightReport), ok)
    }),
})

const site = { settings: { GALLERY: '0' }, build: buildWithServices } satisfies Walk

// Built with no service at all, which a build has to do without (docs/decisions/009): two minutes, for `npm run test:long`.
const gallery = { settings: { GALLERY: '1' }, build: ensureBuild } satisfies Walk

/** Shows that each budget can be measured; figures of a machine that tests are for nobody to judge. */
const bench: Gate = {
  name: 'every row of the bench',
  run: async ({ child }) => {
    const env = { ...process.env, ...child }
    return single((await runCommand(['node', 'bench/main.ts', '--quick'], { env })).ok)
  },
}

/** Every step of `npm test`, quick ones first. */
export const GATES: readonly Gate[] = [
  lock,
  // Once for types, lint and tests: what they import and no clone has.
  script('generate'),
  // That the site's own files are enough for it, the build below checks.
  script('types', 'types:generated'),
  script('lint', 'lint:generated'),
  script('format:check'),
  vitest('unit, component, contract and service tests'),
  build,
  browser('end-to-end tests', site),
]

/** Every step of `npm run test:long`: the walks that `npm test` leaves out (docs/testing.md). */
export const LONG_GATES: readonly Gate[] = [
  script('generate'),
  vitest('long service tests', LONG),
  browser('long end-to-end tests', { ...site, settings: { ...site.settings, ...LONG } }),
  bench,
  browser('whole gallery', { ...gallery, settings: { ...gallery.settings, ...LONG } }),
]
