import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { isProgram } from '../../scripts/run/is-program.ts'
import { freePort } from '../services/support/free-port.ts'
import { bound, untilAnswering } from '../services/support/own-server.ts'

export type RedisServer = {
  url: string
  /** From now on it takes commands and answers none. */
  hang: () => void
  stop: () => Promise<void>
}

/** The program of the Redis server, where there is one. */
export const findRedis = () =>
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
  const stop = bound(server, 'SIGKILL')
  await untilAnswering(server, () => answers(port))
  const hang = () => {
    server.kill('SIGSTOP')
  }
  return { hang, url: `redis://127.0.0.1:${port}`, stop }
}
