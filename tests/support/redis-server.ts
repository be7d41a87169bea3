import { findRedis, isListening, spawnRedis } from '../../scripts/stack/redis-process.ts'
import { freePort } from '../services/support/free-port.ts'
import { bound, untilAnswering } from '../services/support/own-server.ts'

export type RedisServer = {
  url: string
  /** From now on it takes commands and answers none. */
  hang: () => void
  stop: () => Promise<void>
}

/** Starts a Redis server of its own, on a free port or a given one, that keeps nothing; undefined where the machine has no Redis. */
export const startRedis = async (wanted?: number): Promise<RedisServer | undefined> => {
  const program = findRedis()
  if (!program) return undefined
  const port = wanted ?? (await freePort())
  const server = spawnRedis(program, port)
  const stop = bound(server, 'SIGKILL')
  await untilAnswering(server, () => isListening(port))
  const hang = () => {
    server.kill('SIGSTOP')
  }
  return { hang, url: `redis://127.0.0.1:${port}`, stop }
}
