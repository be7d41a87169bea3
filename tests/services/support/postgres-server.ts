import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'
import { bound, untilAnswering } from './own-server.ts'
import { findPostgresPrograms } from './postgres-programs.ts'

export type PostgresServer = { url: string; stop: () => Promise<void> }

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

const createCluster = (programs: string, as: Identity): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bib-postgres-'))
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid)
  const options = ['-D', join(folder, 'data'), '-U', 'bib', '--auth=trust', '-E', 'UTF8', '-N']
  const made = spawnSync(join(programs, 'initdb'), [...options, '--locale=C'], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  return folder
}

const answers = async (url: string) => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}

/** Starts a PostgreSQL server of its own on a free port, in a folder that is gone after `stop`; undefined where the machine has no PostgreSQL. */
export const startPostgres = async (): Promise<PostgresServer | undefined> => {
  const programs = findPostgresPrograms()
  if (!programs) return undefined
  const as = identity()
  const folder = createCluster(programs, as)
  const port = await freePort()
  const settings = ['-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F']
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...settings], {
    ...as,
    cwd: folder,
    stdio: 'ignore',
  })
  const end = bound(server, 'SIGINT')
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://bib@127.0.0.1:${port}/postgres`
  try {
    await untilAnswering(server, () => answers(url))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
