import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { migratePostgresql } from '#services/db/migrate-postgresql.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { clockOffset } from '#services/db/subscription-schema.ts'
import { benchOf } from '../support/bench-of.ts'
import {
  ended,
  ownServices,
  spawnServices,
  untilHealthy,
  type ServicesEnv,
} from '../support/child-services.ts'
import { newDatabase } from '../support/new-database.ts'
import { startSmtp, type SmtpServer } from '../support/smtp-server.ts'

const MINUTE_MS = 60_000

/** Two processes of the services on one database of their own, a bench that looks into it, and a mail server. */
export const twoInstances = (env: () => ServicesEnv) => {
  let own: ServicesEnv = { DATA_DIR: '' }
  let smtp: SmtpServer | undefined

  beforeAll(async () => {
    own = { DATA_DIR: env().DATA_DIR, DATABASE_URL: await newDatabase(env()) }
    await migratePostgresql(own.DATABASE_URL ?? '')
    smtp = await startSmtp()
  })
  const bench = benchOf(() => own)
  afterAll(() => smtp?.stop())

  const mail = () => {
    if (!smtp) throw new Error('The mail server is not there yet')
    return smtp
  }

  /** Starts one; it asks its own payment service where no other one is named. */
  const start = async (name: string, paymentServiceUrl?: string) => {
    const { origin, variables } = await ownServices(own, name)
    const settings = {
      ...variables,
      MAIL_URL: mail().url,
      MAIL_FROM: 'receipts@site.example',
      PAYMENT_SERVICE_URL: paymentServiceUrl,
      HASH_KEY: 'a key that both instances have in common',
      TOKEN_SIGNING_KEY: 'another one that both have in common',
    }
    let process = spawnServices(settings)
    await untilHealthy(origin)
    return {
      origin,
      kill: async () => {
        process.child.kill('SIGKILL')
        await ended(process.child)
      },
      again: async () => {
        process = spawnServices(settings)
        await untilHealthy(origin)
      },
      stop: async () => {
        process.child.kill('SIGTERM')
        return ended(process.child)
      },
    }
  }

  const queries = () => bench().database.get()

  /** Lets both live on a later day, as `npm run clock` does. */
  const goTo = async (moment: Date) => {
    const ahead = Math.ceil((moment.getTime() - Date.now()) / MINUTE_MS)
    const row = { id: 1, ahead }
    await (
      await queries()
    )
      .insert(clockOffset)
      .values(row)
      .onConflictDoUpdate({ target: clockOffset.id, set: row })
    // Mail that waits for another try is due as well.
    await (
      await queries()
    )
      .update(outboxMails)
      .set({ nextTryAt: sql`least(${outboxMails.nextTryAt}, now())` })
      .where(isNull(outboxMails.sentAt))
  }

  // A process answers before it has read the day: another one, a year ahead, takes its keys for forgotten.
  afterEach(async () => {
    await (await queries()).delete(clockOffset)
  })

  const mailsOf = async (kind: 'receipt' | 'renewal-notice') =>
    (await queries()).select().from(outboxMails).where(eq(outboxMails.kind, kind))

  return { bench, start, mail, queries, goTo, mailsOf }
}
