import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exitOf, hasExited } from '../run/exit-of.ts'
import { clusterUrl, isAnswering, makeCluster, startCluster } from './postgres-cluster.ts'
import { findPostgresPrograms } from './postgres-programs.ts'
import { findRedis, isListening, spawnRedis } from './redis-process.ts'

/** A server that the stack has started, or the address of one that was there. */
export type Engine = {
  url: string
  /** Ends the process of the stack's own server and starts it again; nothing where it is somebody else's. */
  restart: (pauseMs?: number) => Promise<void>
  stop: () => Promise<void>
}

const START_MS = 30_000

const PAUSE_MS = 50

const untilThere = async (
  { name, child, log }: { name: string; child: ChildProcess; log: string },
  isThere: () => Promise<boolean>,
) => {
  const end = Date.now() + START_MS
  while (!(await isThere())) {
    if (hasExited(child) || Date.now() > end) {
      throw new Error(`${name} did not start: ${log} says why.`)
    }
    await pause(PAUSE_MS)
  }
}

type Own = {
  name: string
  url: string
  log: string
  spawn: () => ChildProcess
  isThere: () => Promise<boolean>
  signal: NodeJS.Signals
}

const own = async ({ name, url, log, spawn, isThere, signal }: Own): Promise<Engine> => {
  const start = async () => {
    const child = spawn()
    await untilThere({ name, child, log }, isThere)
    return child
  }
  let child = await start()
  const stop = async () => {
    if (hasExited(child)) return
    const gone = exitOf(child)
    child.kill(signal)
    await gone
  }
  const restart = async (pauseMs = 0) => {
    await stop()
    await pause(pauseMs)
    child = await start()
  }
  return { url, restart, stop }
}

const given = (url: string): Engine => ({
  url,
  restart: () => Promise.resolve(),
  stop: () => Promise.resolve(),
})

type Wanted = { folder: string; port: number; url: string | undefined }

/** PostgreSQL: that of `DATABASE_URL`, or one of the stack's own whose rows stay in its folder; undefined where the machine has none. */
export const openPostgres = async ({ folder, port, url }: Wanted): Promise<Engine | undefined> => {
  if (url) return given(url)
  const programs = findPostgresPrograms()
  if (!programs) return undefined
  const cluster = { programs, folder }
  makeCluster(cluster)
  const address = clusterUrl(port)
  return own({
    name: 'PostgreSQL',
    url: address,
    log: join(folder, 'server.log'),
    spawn: () => startCluster(cluster, { port }),
    isThere: () => isAnswering(address),
    // Sessions end at once, and what was answered is on the disk.
    signal: 'SIGINT',
  })
}

/** Redis: that of `REDIS_URL`, or one of the stack's own; undefined where the machine has none. */
export const openRedis = async ({
  port,
  url,
}: Omit<Wanted, 'folder'>): Promise<Engine | undefined> => {
  if (url) return given(url)
  const program = findRedis()
  if (!program) return undefined
  return own({
    name: 'Redis',
    url: `redis://127.0.0.1:${port}`,
    log: `redis-server --port ${port}`,
    spawn: () => spawnRedis(program, port),
    isThere: () => isListening(port),
    signal: 'SIGTERM',
  })
}
