import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migratePostgresql } from '#services/db/migrate-postgresql.ts'
import {
  clusterUrl,
  isAnswering,
  makeCluster,
  startCluster,
} from '../../../scripts/stack/postgres-cluster.ts'
import { findPostgresPrograms } from '../../../scripts/stack/postgres-programs.ts'
import { freePort } from './free-port.ts'
import { bound, untilAnswering } from './own-server.ts'

export type PostgresServer = { url: string; stop: () => Promise<void> }

/** Starts a PostgreSQL server of its own with all tables on a free port, in a folder that is gone after `stop`; undefined where the machine has no PostgreSQL. */
export const startPostgres = async (): Promise<PostgresServer | undefined> => {
  const programs = findPostgresPrograms()
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'bib-postgres-'))
  makeCluster({ programs, folder })
  const port = await freePort()
  // What a test writes is gone with it: nothing waits for the disk.
  const server = startCluster({ programs, folder }, { port, settings: ['-F'] })
  const end = bound(server, 'SIGINT')
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  const url = clusterUrl(port)
  try {
    await untilAnswering(server, () => isAnswering(url))
    await migratePostgresql(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
