import { spawn } from 'node:child_process'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBuild } from '../../scripts/run/builds.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { exitOf } from '../../scripts/run/exit-of.ts'
import { waitUntilHealthy } from '../../scripts/run/wait-until-healthy.ts'
import { withDatabase } from '../../tests/services/support/made-database.ts'
import { settlePages } from './settle-pages.ts'

const BUILD_AND_START_MS = 10 * 60_000

const LAST_LINES = 30

const systemLog = join(tmpdir(), `e2e-${process.pid}.log`)

/** Starts site and services as `npm start` does, on a database without rows; the answer stops them. */
const globalSetup = async () => {
  const environment = readEnvironment(process.env)
  process.stdout.write(
    findBuild(environment)
      ? `Starting the site on port ${environment.server.PORT} …\n`
      : `Building the site first, which takes minutes: its lines are in ${systemLog} …\n`,
  )
  const dataDir = await withDatabase(mkdtempSync(join(tmpdir(), 'e2e-data-')))
  // Where the commands of an operator find the services.
  process.env.E2E_DATA_DIR = dataDir
  const log = openSync(systemLog, 'w')
  const child = spawn(process.execPath, ['scripts/run/start.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', log, log],
  })
  const gone = exitOf(child)
  const failed = gone.then(({ reason }): never => {
    const lines = readFileSync(systemLog, 'utf8').trim().split('\n').slice(-LAST_LINES)
    throw new Error(`Site and services did not start (${reason}):\n${lines.join('\n')}`)
  })
  await Promise.race([
    waitUntilHealthy(`${process.env.SITE_URL}/api/health`, { timeoutMs: BUILD_AND_START_MS }),
    failed,
  ])
  // The gallery shows no documents.
  if (process.env.GALLERY !== '1')
    await Promise.race([settlePages(`${process.env.SITE_URL}`), failed])
  return async () => {
    child.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export default globalSetup
