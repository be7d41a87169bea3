import { setTimeout as pause } from 'node:timers/promises'
import { connectRedis } from '#lib/limits/connect-redis.ts'
import { redisLimiters } from '#lib/limits/limiters.ts'
import { signUpLimits } from '#lib/server/rate-limit/sign-up-limits.ts'
import { createLog } from '#lib/util/log.ts'
import { lazyDatabase } from '#services/db/lazy-database.ts'
import { sendDueMail, mailTransport } from '#services/mail/send-due-mail.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { createBench, newKey, payloadFor, type Bench } from '../../services/support/bench.ts'
import { json } from '../../support/upstream-server.ts'
import {
  faultSite,
  SECRETS,
  stands,
  type Came,
  type FaultCall,
  type FaultSite,
} from '../fault-call.ts'
import { SOCKET_FAULTS, startHostileSocket } from '../hostile-socket.ts'
import { answerIn } from '../replay.ts'

const never = json(500, {})

const page = (shows: string): Came => ({ kind: 'page', shows })

const LINE_WAIT_MS = 8000

const waitForLine = async ({ lines }: FaultSite) => {
  const end = performance.now() + LINE_WAIT_MS
  while (lines.length === 0 && performance.now() < end) await pause(50)
}

const REDIS: FaultCall = {
  upstream: 'Redis',
  what: 'a count for a limit',
  sound: never,
  faults: SOCKET_FAULTS,
  start: startHostileSocket('redis'),
  ownLimitMs: 1000,
  ask: async (failing) => {
    const made = faultSite(failing, {})
    const { log } = made.site
    const start = performance.now()
    const client = await connectRedis({ url: failing.url, log })
    try {
      const limit = signUpLimits({ makeLimiter: redisLimiters(client), hashKey: 'canary-key', log })
      const waitS = await limit({
        email: SECRETS.email,
        idempotencyKey: newKey(),
        address: '198.51.100.7',
      })
      const ms = performance.now() - start
      // The client says that it has no connection when it gives one up.
      await waitForLine(made)
      return { came: page(waitS === undefined ? 'passes' : 'waits'), made, ms }
    } finally {
      client.disconnect()
    }
  },
  see: (came) =>
    stands(
      came.kind === 'page' && came.shows === 'passes'
        ? 'what was asked for: the process counts by itself'
        : 'that there were too many tries',
    ),
}

const DATABASE: FaultCall = {
  upstream: 'database',
  what: 'a sign-up at the reference services',
  sound: never,
  faults: SOCKET_FAULTS,
  start: startHostileSocket('postgresql'),
  // So long a connection to a server is tried.
  ownLimitMs: 5000,
  ask: async (failing) => {
    const made = faultSite(failing, {})
    const { log } = made.site
    const bench = createBench(lazyDatabase({ dataDir: '', databaseUrl: failing.url, log }))
    const start = performance.now()
    const answer = await bench.signUp(payloadFor(SECRETS.email), { 'Idempotency-Key': newKey() })
    const ms = performance.now() - start
    made.lines.push(...bench.logLines)
    await bench.database.close()
    return {
      came: {
        kind: 'answer',
        status: answer.status,
        headers: answer.headers,
        body: await answer.text(),
      },
      made,
      ms,
    }
  },
  see: (came) =>
    stands(
      answerIn(came).status === 503
        ? 'what the site says where the user service fails'
        : 'an account',
    ),
}

/** One mail at a time: all that is due would go out in one round. */
let turn: Promise<unknown> = Promise.resolve()

const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = turn.then(work, work)
  turn = mine.catch((_failure: unknown) => undefined)
  return mine
}

const sentMail = async (url: string, { database, clock }: Bench) => {
  const made = faultSite({ budgetMs: 0 }, {})
  const { siteUrl, webAppUrl, hashKey } = made.site
  const destination = { write: (line: string) => void made.lines.push(line) }
  const log = createLog({ name: 'services', level: 'info', destination })
  const queries = await database.get()
  const now = new Date(clock.time)
  const mail = {
    key: `contact:${newKey()}`,
    kind: 'contact' as const,
    language: 'en',
    recipient: SECRETS.email,
    data: { reference: 'CT-7K4M-92' },
    now,
  }
  await putMail(queries, mail)
  const { send, close } = mailTransport({ url, from: 'us@site.example' })
  const start = performance.now()
  const sent = await sendDueMail(queries, {
    send,
    siteUrl,
    webAppUrl,
    hashKey,
    log,
    now: () => now,
  })
  close()
  return { made, sent, ms: performance.now() - start }
}

const mailOf = (bench: () => Bench): FaultCall => ({
  upstream: 'mail server',
  what: 'a mail that is due',
  sound: never,
  faults: SOCKET_FAULTS,
  start: startHostileSocket('smtp'),
  // So long a greeting of the server is waited for; nobody waits for the mail.
  ownLimitMs: 10_000,
  ask: (failing) =>
    inTurn(async () => {
      const { made, sent, ms } = await sentMail(failing.url, bench())
      return { came: page(sent === 0 ? 'waits' : 'sent'), made, ms }
    }),
  see: (came) =>
    stands(
      came.kind === 'page' && came.shows === 'waits'
        ? 'nothing yet: the mail is tried again for two days'
        : 'the mail',
    ),
})

/** What the site and the reference services have of their own. */
export const ownCallsOf = (bench: () => Bench): readonly FaultCall[] => [
  REDIS,
  DATABASE,
  mailOf(bench),
]
