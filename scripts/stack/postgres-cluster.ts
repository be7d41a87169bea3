import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

type Identity = { uid?: number; gid?: number }

/** PostgreSQL refuses to run as root: another user of the machine then runs it. */
const identity = (): Identity => {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : {}
}

/** Where a cluster is: the folder of the server's programs, and one of its own. */
export type Cluster = { programs: string; folder: string }

/** Makes a folder, or gives one that is there, to the user that runs the server. */
export const makeClusterFolder = (folder: string): void => {
  const { uid, gid } = identity()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}

/** Makes a PostgreSQL cluster in a folder that has none; throws what `initdb` says. */
export const makeCluster = ({ programs, folder }: Cluster): void => {
  if (existsSync(join(folder, 'data', 'PG_VERSION'))) return
  makeClusterFolder(folder)
  const options = ['-D', join(folder, 'data'), '-U', 'bib', '--auth=trust', '-E', 'UTF8', '-N']
  const made = spawnSync(join(programs, 'initdb'), [...options, '--locale=C'], {
    ...identity(),
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
}

/** Starts the server of a cluster for this machine alone; what it says goes to `server.log`. SIGINT ends it in order, SIGKILL as a crash. */
export const startCluster = (
  { programs, folder }: Cluster,
  { port, settings = [] }: { port: number; settings?: readonly string[] },
): ChildProcess => {
  const place = ['-p', String(port), '-h', '127.0.0.1', '-k', folder]
  const log = openSync(join(folder, 'server.log'), 'a')
  return spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...place, ...settings], {
    ...identity(),
    cwd: folder,
    stdio: ['ignore', log, log],
    detached: true,
  })
}

/** The address of a server that `startCluster` has started. */
export const clusterUrl = (port: number): string => `postgres://bib@127.0.0.1:${port}/postgres`

/** Whether a PostgreSQL server answers. */
export const isAnswering = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}
