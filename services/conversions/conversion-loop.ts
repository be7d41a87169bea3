import type { ServicesContext } from '#services/context/services-context.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import type { PlatformKeys } from '../keys/platform-keys.ts'
import { googleSender } from './google.ts'
import { metaSender } from './meta.ts'
import { microsoftSender } from './microsoft.ts'
import { sendDueConversions, type Sending } from './send-due-conversions.ts'
import { postToPlatform, type Post } from './taken.ts'

const ROUND_MS = 5000

/** The sender of each platform that has keys. */
export const sendersOf = (
  { google, meta, microsoft }: PlatformKeys,
  post: Post = postToPlatform,
): Sending['senders'] => ({
  ...(google && { google: googleSender(google, post) }),
  ...(meta && { meta: metaSender(meta, post) }),
  ...(microsoft && { microsoft: microsoftSender(microsoft, post) }),
})

type Loop = Pick<ServicesContext, 'database' | 'now' | 'log' | 'platforms'>

/**
 * Sends conversions to platforms every five seconds; nothing where none has keys. Returns the function that stops it, once the message
 * under way is sent.
 */
export const startConversionLoop = ({
  platforms,
  database,
  ...services
}: Loop): (() => Promise<void>) => {
  const senders = sendersOf(platforms)
  if (Object.keys(senders).length === 0) return () => Promise.resolve()
  return startRounds({
    job: 'conversions',
    database,
    log: services.log,
    everyMs: ROUND_MS,
    work: (queries, signal) => sendDueConversions(queries, { ...services, senders, signal }),
    failed: 'Conversions wait for the next round',
  })
}
