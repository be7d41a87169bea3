import type { Redis } from 'ioredis'
import type { Log } from '#lib/util/log.ts'

/** Nobody waits longer for a count than this. */
const COMMAND_TIMEOUT_MS = 150

const FIRST_CONNECTION_MS = 500

const LONGEST_PAUSE_MS = 5000

type Connection = { url: string; log: Log; commandTimeoutMs?: number }

/** A line where an outage begins and one where it ends, however many tries it takes; an alert compares how many there are of both. */
const reportOutages = (client: Redis, log: Log) => {
  let isAway = false
  client.on('error', (error: unknown) => {
    if (isAway) return
    isAway = true
    log.warn({ event: 'rate limit store away', err: error })
  })
  client.on('ready', () => {
    if (isAway) log.warn({ event: 'rate limit store back' })
    isAway = false
  })
}

const settled = (client: Redis) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, FIRST_CONNECTION_MS)
    for (const event of ['ready', 'close']) {
      client.once(event, () => {
        clearTimeout(timer)
        resolve()
      })
    }
  })

/** Connects to Redis and keeps trying; comes back after half a second even where nobody answers. */
export const connectRedis = async ({ url, log, ...limits }: Connection): Promise<Redis> => {
  // Most sites count in memory and need not load the client.
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: limits.commandTimeoutMs ?? COMMAND_TIMEOUT_MS,
    connectTimeout: LONGEST_PAUSE_MS,
    retryStrategy: (tries) => Math.min(tries * 200, LONGEST_PAUSE_MS),
  })
  reportOutages(client, log)
  await settled(client)
  return client
}
