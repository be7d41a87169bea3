import { findPromtool } from '../../tests/support/promtool.ts'
import { findNginx } from '../front/find-nginx.ts'
import { runCommand } from '../run/run-command.ts'
import { findPostgresPrograms } from '../stack/postgres-programs.ts'
import { findRedis } from '../stack/redis-process.ts'

const isRoot = () => process.getuid?.() === 0

/** Packages of the distribution for the programs that are not on this machine. */
const missing = (): string[] => [
  ...(process.env.TEST_DATABASE_URL || findPostgresPrograms() ? [] : ['postgresql']),
  ...(findRedis() ? [] : ['redis-server']),
  ...(findNginx() ? [] : ['nginx', 'libnginx-mod-http-brotli-filter']),
  ...(findPromtool() ? [] : ['prometheus']),
]

/**
 * Installs the distribution's PostgreSQL, Redis, nginx and Prometheus (whose `promtool` tries the alert rules) where they are missing
 * and this user may; without them their suites are skipped, and in CI one test says so.
 */
export const ensureServers = async (): Promise<void> => {
  const packages = missing()
  if (packages.length === 0 || !isRoot()) return
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages]
  for (const command of [['apt-get', 'update'], install]) {
    const { ok, reason } = await runCommand(command, { quiet: true })
    if (ok) continue
    console.log(`${packages.join(', ')} could not be installed (${command.join(' ')}: ${reason}).`)
    return
  }
}
