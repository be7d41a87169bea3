import { findPostgresPrograms } from '../../tests/services/support/postgres-programs.ts'
import { runCommand } from '../run/run-command.ts'

const INSTALL: readonly (readonly string[])[] = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'postgresql'],
]

const isRoot = () => process.getuid?.() === 0

/** Installs the distribution's PostgreSQL where there is none and this user may; without it its suite is skipped. */
export const ensurePostgres = async () => {
  if (process.env.TEST_DATABASE_URL || findPostgresPrograms() || !isRoot()) return
  for (const command of INSTALL) {
    const { ok, reason } = await runCommand(command, { quiet: true })
    if (ok) continue
    console.log(`PostgreSQL could not be installed (${command.join(' ')}: ${reason}).`)
    return
  }
}
