import { eq, and, gt } from 'drizzle-orm'
import { Hono, type Handler } from 'hono'
import type * as z from 'zod/mini'
import { normalizeEmail } from '#features/account/email.ts'
import { contactMessage } from '#features/contact/contact-contract.ts'
import { feedbackMessage } from '#features/feedback/feedback-contract.ts'
import { helpMessage } from '#features/help/help-contract.ts'
import { uninstallMessage } from '#features/uninstall/uninstall-contract.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { outboxMails } from '#services/db/purchase-schema.ts'
import {
  helpMessages,
  contactMessages,
  feedbackMessages,
  uninstallAnswers,
} from '#services/db/schema.ts'
import { readJson } from '#services/http/read-json.ts'
import { referenceOf, keepNumbered, contactReferenceOf } from '../numbers/message-number.ts'
import { putMail } from '../outbox/put-mail.ts'

/** Messages that are confirmed to one address within a day. */
export const CONFIRMATIONS_A_DAY = 3

type Kept = { reference: string; language: string; email: string; receivedAt: Date }

/** Confirms a message in the transaction that keeps it; few a day for an address, and nothing of the text, since nobody has proved whose address it is. */
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
const keepAnswered =
  <Sent extends Message>(
    { message, numberOf, add, find }: Kind<Sent>,
    { database, now }: ServicesContext,
  ): Handler =>
  async (context) => {
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
  }

type Unanswered<Sent> = {
  message: z.ZodMiniType<Sent>
  add: (queries: Database, row: Sent & { receivedAt: Date }) => Promise<readonly unknown[]>
}

/** Keeps what nobody answers: 201, and 200 for what is there already. */
const keepUnanswered =
  <Sent extends object>(
    { message, add }: Unanswered<Sent>,
    { database, now }: ServicesContext,
  ): Handler =>
  async (context) => {
    const row = { ...(await readJson(context, message)), receivedAt: now() }
    const added = await add(await database.get(), row)
    return context.json({ status: 'stored' }, added.length > 0 ? CREATED : OK)
  }

const HELP: Kind<z.infer<typeof helpMessage>> = {
  message: helpMessage,
  numberOf: referenceOf,
  add: (queries, row) =>
    queries
      .insert(helpMessages)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: helpMessages.id }),
  find: (queries, id) =>
    queries
      .select({ reference: helpMessages.reference })
      .from(helpMessages)
      .where(eq(helpMessages.id, id)),
}

const CONTACT: Kind<z.infer<typeof contactMessage>> = {
  message: contactMessage,
  numberOf: contactReferenceOf,
  add: (queries, row) =>
    queries
      .insert(contactMessages)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: contactMessages.id }),
  find: (queries, id) =>
    queries
      .select({ reference: contactMessages.reference })
      .from(contactMessages)
      .where(eq(contactMessages.id, id)),
}

const FEEDBACK: Unanswered<z.infer<typeof feedbackMessage>> = {
  message: feedbackMessage,
  add: (queries, row) =>
    queries
      .insert(feedbackMessages)
      .values(row)
      .onConflictDoNothing({ target: feedbackMessages.id })
      .returning({ id: feedbackMessages.id }),
}

const UNINSTALL: Unanswered<z.infer<typeof uninstallMessage>> = {
  message: uninstallMessage,
  add: (queries, row) =>
    queries
      .insert(uninstallAnswers)
      .values(row)
      .onConflictDoNothing({ target: uninstallAnswers.id })
      .returning({ id: uninstallAnswers.id }),
}

/** Keeps what visitors write: to the help (S2 §2.8), on the contact page, as feedback, and why the desktop app was removed (S2 §2.2). */
export const messageRoutes = (services: ServicesContext): Hono =>
  new Hono({ strict: false })
    .post('/messages', keepAnswered(HELP, services))
    .post('/contact', keepAnswered(CONTACT, services))
    .post('/feedback', keepUnanswered(FEEDBACK, services))
    .post('/uninstall', keepUnanswered(UNINSTALL, services))
