import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migratePostgresql } from '#services/db/migrate-postgresql.ts'
import {
  clusterUrl,
  isAnswering,
  makeCluster,
  makeClusterFolder,
  startCluster,
  type Cluster,
} from '../../../scripts/stack/postgres-cluster.ts'
import { findPostgresPrograms } from '../../../scripts/stack/postgres-programs.ts'
import { freePort } from './free-port.ts'
import { madeOnce, stateOf } from './made-database.ts'
import { bound, untilAnswering } from './own-server.ts'

export type PostgresServer = { url: string; stop: () => Promise<void> }

const newFolder = () => mkdtempSync(join(tmpdir(), 'bib-postgres-'))

const start = async (cluster: Cluster): Promise<PostgresServer> => {
  const port = await freePort()
  // What a test writes is gone with it: nothing waits for the disk.
  const server = startCluster(cluster, { port, settings: ['-F'] })
  const stop = bound(server, 'SIGINT')
  const url = clusterUrl(port)
  try {
    await untilAnswering(server, () => isAnswering(url))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** With owners and rights, on which the server insists. */
const copy = (from: string, to: string) => execFileSync('cp', ['-Rp', from, to])

/** Makes the tables in a folder that every user of the machine may come to, which a repository need not be. */
const fill = async (programs: string, draft: string) => {
  const folder = newFolder()
  try {
    makeCluster({ programs, folder })
    const { url, stop } = await start({ programs, folder })
    try {
      await migratePostgresql(url)
    } finally {
      await stop()
    }
    copy(join(folder, 'data'), draft)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Starts a PostgreSQL server of its own with all tables on a free port, in a folder that is gone after `stop`, as a copy of a cluster
 * that is made once for a state of the migrations; undefined where the machine has no PostgreSQL.
 */
export const startPostgres = async (): Promise<PostgresServer | undefined> => {
  const programs = findPostgresPrograms()
  if (!programs) return undefined
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' })
  const made = await madeOnce(`postgresql-${stateOf(['services/db'], version)}`, (draft) =>
    fill(programs, draft),
  )
  const folder = newFolder()
  const end = () => rmSync(folder, { recursive: true, force: true })
  makeClusterFolder(folder)
  copy(join(made, 'data'), folder)
  try {
    const { url, stop } = await start({ programs, folder })
    return { url, stop: () => stop().finally(end) }
  } catch (error) {
    end()
    throw error
  }
}
