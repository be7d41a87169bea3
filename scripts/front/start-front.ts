import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exitOf, hasExited } from '../run/exit-of.ts'
import { stopProgram } from '../run/processes.ts'
import { findNginx } from './find-nginx.ts'
import { frontConfig, type FrontOptions } from './front-config.ts'

const START_MS = 10_000

const PAUSE_MS = 20

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => () => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', end(true))
    socket.once('error', end(false))
  })

const untilListening = async (child: ChildProcess, port: number) => {
  const end = Date.now() + START_MS
  while (!(await listens(port))) {
    if (hasExited(child)) throw new Error(`nginx ended: ${(await exitOf(child)).reason}.`)
    if (Date.now() > end) throw new Error(`nginx does not listen on ${port}.`)
    await pause(PAUSE_MS)
  }
}

export type Front = {
  /** The master process, which takes the signals. */
  child: ChildProcess
  /** Goes on with other settings, as after a deploy; requests under way end as they began. */
  reload: (options: FrontOptions) => void
  stop: () => Promise<void>
}

/** Starts nginx with a front; it ends with this process at the latest. Throws where there is no nginx, or it does not start. */
export const startFront = async (options: FrontOptions & { listen: number }): Promise<Front> => {
  const program = findNginx()
  if (!program) throw new Error('There is no nginx with Brotli here: see docs/front.md.')
  const file = join(options.cachePath, 'nginx.conf')
  const write = (settings: FrontOptions) => writeFileSync(file, frontConfig(settings))
  write(options)
  // Of a group of its own: Ctrl-C is for whoever started it, who may still need it.
  const child = spawn(program, ['-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const stop = async () => {
    process.removeListener('exit', kill)
    await stopProgram({ name: 'nginx', child })
  }
  try {
    await untilListening(child, options.listen)
  } catch (error) {
    await stop()
    throw error
  }
  const reload = (settings: FrontOptions) => {
    write(settings)
    child.kill('SIGHUP')
  }
  return { child, reload, stop }
}
