import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { currentBuild } from '../../scripts/run/current-build.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { freePort } from '../../scripts/run/free-port.ts'
import { startProgram, stopProgram, type Running } from '../../scripts/run/processes.ts'
import { servicesProgram, siteProgram } from '../../scripts/run/programs.ts'
import { waitUntilHealthy } from '../../scripts/run/wait-until-healthy.ts'
import { withDatabase } from '../../tests/services/support/made-database.ts'

const START_MS = 60_000

/** Ports of tests that start servers of their own; each worker of Playwright looks among its own. */
const FIRST_PORT = 5200 + 100 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)

let lastPort = FIRST_PORT

const nextPort = async (): Promise<number> => {
  lastPort = await freePort(lastPort + 1)
  return lastPort
}

/** A site of the test's own, on the build that is there, with services and a content folder of its own. */
export const startOwnSite = async (variables: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'e2e-own-'))
  const contentDir = join(dataDir, 'content')
  const environment = readEnvironment({
    ...process.env,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    // Its tests look into the services themselves.
    SERVICES_KEY: '',
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    PORT: `${await nextPort()}`,
    SERVICES_PORT: `${await nextPort()}`,
    HASH_KEY: 'a key of a site that a test has started',
    ...variables,
  })
  const { PORT, SERVICES_PORT } = environment.server
  const url = `http://localhost:${PORT}`
  const servicesUrl = `http://localhost:${SERVICES_PORT}`
  const running: { site: Running | null; services: Running | null } = { site: null, services: null }

  const stop = async (which: keyof typeof running) => {
    const program = running[which]
    running[which] = null
    if (program) await stopProgram(program)
  }
  const start = async (which: keyof typeof running) => {
    if (which === 'services') await withDatabase(dataDir)
    const program =
      which === 'site' ? siteProgram(environment, currentBuild()) : servicesProgram(environment)
    running[which] = startProgram(program)
    const health = which === 'site' ? `${url}/api/health` : `${servicesUrl}/health`
    await waitUntilHealthy(health, { timeoutMs: START_MS })
  }
  return {
    url,
    servicesUrl,
    environment,
    /** Where the services keep their database. */
    dataDir,
    start,
    stop,
    /** Puts a record where a marketer would. */
    drop: (name: string, text: string) => {
      const file = join(contentDir, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    },
    remove: (name: string) => rmSync(join(contentDir, name)),
    end: async () => {
      await stop('site')
      await stop('services')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>
