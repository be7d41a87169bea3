import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProgram } from '../../scripts/run/is-program.ts'
import { ended } from '../services/support/child-services.ts'
import { freePort } from '../services/support/free-port.ts'

export type RedisServer = {
  url: string
  /** From now on it takes commands and answers none. */
  hang: () => void
  stop: () => Promise<void>
}

const findRedis = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find(isProgram)

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => {
      end(true)
    })
    socket.once('error', () => {
      end(false)
    })
  })

const untilReady = async (port: number, server: ChildProcess) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) break
    if (await answers(port)) return
    await sleep(25)
  }
  throw new Error('Redis did not start')
}

/** Starts a Redis server of its own, on a free port or a given one, that keeps nothing; undefined where the machine has no Redis. */
export const startRedis = async (wanted?: number): Promise<RedisServer | undefined> => {
  const program = findRedis()
  if (!program) return undefined
  const port = wanted ?? (await freePort())
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const server = spawn(program, settings, { stdio: 'ignore' })
  // A run that is cut short must not leave a server behind.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    process.removeListener('exit', kill)
    server.kill('SIGKILL')
    await ended(server)
  }
  await untilReady(port, server)
  const hang = () => {
    server.kill('SIGSTOP')
  }
  return { hang, url: `redis://127.0.0.1:${port}`, stop }
}
