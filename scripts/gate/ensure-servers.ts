import { findPromtool } from '../../tests/support/promtool.ts'
import { programOnPath } from '../browser/program-on-path.ts'
import { findNginx } from '../front/find-nginx.ts'
import { runCommand } from '../run/run-command.ts'
import { findPostgresPrograms } from '../stack/postgres-programs.ts'
import { findRedis } from '../stack/redis-process.ts'

type Server = {
  /** Packages of the distribution. */
  packages: readonly string[]
  find: () => unknown
}

const SERVERS = {
  PostgreSQL: { packages: ['postgresql'], find: findPostgresPrograms },
  Redis: { packages: ['redis-server'], find: findRedis },
  nginx: { packages: ['nginx', 'libnginx-mod-http-brotli-filter'], find: findNginx },
  // Its `promtool` tries the alert rules.
  Prometheus: { packages: ['prometheus'], find: findPromtool },
  // Opens the Word and Excel files of documents.
  LibreOffice: {
    packages: ['libreoffice-writer-nogui', 'libreoffice-calc-nogui'],
    find: () => programOnPath(['soffice'], process.env.PATH),
  },
  wrk: { packages: ['wrk'], find: () => programOnPath(['wrk'], process.env.PATH) },
} as const satisfies Record<string, Server>

/** A program of the distribution that tests or measurements start. */
export type ServerName = keyof typeof SERVERS

/** Packages of the distribution for those of them that are not on this machine. */
export const missingPackages = (names: readonly ServerName[]): string[] =>
  names.flatMap((name) => (SERVERS[name].find() ? [] : SERVERS[name].packages))

const isRoot = () => process.getuid?.() === 0

/** Installs those of the distribution's programs that are missing where this user may. */
export const ensureServers = async (names: readonly ServerName[]): Promise<void> => {
  const packages = missingPackages(names)
  if (packages.length === 0 || !isRoot()) return
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages]
  for (const command of [['apt-get', 'update'], install]) {
    const { ok, reason } = await runCommand(command, { quiet: true })
    if (ok) continue
    console.log(`${packages.join(', ')} could not be installed (${command.join(' ')}: ${reason}).`)
    return
  }
}
