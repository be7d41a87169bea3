import { and, eq, gt } from 'drizzle-orm'
import { Hono } from 'hono'
import type * as z from 'zod/mini'
import { normalizeEmail } from '#features/account/email.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { readJson } from '#services/http/read-json.ts'
import { keepNumbered } from '../numbers/reference.ts'
import { putMail } from '../outbox/put-mail.ts'

/** Messages that are confirmed to one address within a day. */
export const CONFIRMATIONS_A_DAY = 3

type Kept = { reference: string; language: string; email: string; receivedAt: Date }

/**
 * Confirms to its sender that a message was received, in the transaction that keeps it. Nobody has proved whose address it is: nothing of
 * the text is repeated, and an address gets few confirmations a day, so that the form cannot be used to send mail to others.
 */
const confirmMessage = async (
  writing: Pick<Database, 'insert' | '$count'>,
  { reference, language, email, receivedAt }: Kept,
): Promise<void> => {
  const recipient = normalizeEmail(email)
  const earlier = await writing.$count(
    outboxMails,
    and(
      eq(outboxMails.kind, 'contact'),
      eq(outboxMails.recipient, recipient),
      gt(outboxMails.createdAt, new Date(receivedAt.getTime() - DAY_MS)),
    ),
  )
  if (earlier >= CONFIRMATIONS_A_DAY) return
  await putMail(writing, {
    key: `contact:${reference}`,
    kind: 'contact',
    language,
    recipient,
    data: { reference },
    now: receivedAt,
  })
}

const CREATED = 201
const OK = 200

type Message = { id: string; language: string; email: string }

/** A kind of message, and the table that keeps it. */
type Kind<Sent extends Message> = {
  message: z.ZodMiniType<Sent>
  /** The number that a message gets by its id. */
  numberOf: (id: string, attempt: number) => string
  /** Adds the row, unless its id or number is there already; gives what it added. */
  add: (
    queries: Database,
    row: Sent & { reference: string; receivedAt: Date },
  ) => Promise<readonly unknown[]>
  find: (queries: Database, id: string) => Promise<readonly { reference: string }[]>
}

/** Keeps messages of visitors: 201 with the number, 200 with the same one where it is there already, and a mail that confirms it (S2 §2.2, §2.8). */
export const numberedRoutes = <Sent extends Message>(
  { message, numberOf, add, find }: Kind<Sent>,
  { database, now }: ServicesContext,
): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/', async (context) => {
    const row = { ...(await readJson(context, message)), receivedAt: now() }
    const queries = await database.get()
    const { reference, isNew } = await queries.transaction(async (writing) => {
      const kept = await keepNumbered({
        numberOf: (attempt) => numberOf(row.id, attempt),
        add: async (number) => (await add(writing, { ...row, reference: number })).length > 0,
        find: async () => (await find(writing, row.id))[0]?.reference,
      })
      if (kept.isNew) await confirmMessage(writing, { ...row, reference: kept.reference })
      return kept
    })
    return context.json({ status: 'stored', reference }, isNew ? CREATED : OK)
  })
  return routes
}
