import type { ServicesContext } from '#services/context/services-context.ts'
import { startRounds } from '#services/rounds/rounds.ts'
import type { LetterPlaces } from './letter.ts'
import { sendDueMail } from './send-due-mail.ts'
import { mailTransport } from './transport.ts'

const ROUND_MS = 2000

type Loop = Pick<ServicesContext, 'database' | 'now' | 'log'> &
  LetterPlaces & {
    /** The mail server and the sender's address; without them mail stays in the outbox. */
    server: { url: string; from: string } | undefined
  }

/** Sends the mail of the outbox every two seconds; returns the function that stops it, once the mail under way is sent. */
export const startMailLoop = ({ server, database, ...services }: Loop): (() => Promise<void>) => {
  if (!server) return () => Promise.resolve()
  const { send, close } = mailTransport(server)
  const stop = startRounds({
    job: 'mail',
    database,
    log: services.log,
    everyMs: ROUND_MS,
    work: (queries, signal) => sendDueMail(queries, { ...services, send, signal }),
    failed: 'Mail waits for the next round',
  })
  return async () => {
    await stop()
    close()
  }
}
