import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { contactMessage, type ContactMessage } from '#features/contact/contact-contract.ts'
import type { Database } from '#services/db/database.ts'
import { contactMessages } from '#services/db/schema.ts'
import { readJson } from '#services/http/read-json.ts'
import { confirmMessage } from '#services/mail/confirm-message.ts'
import { keepNumbered } from '#services/messages/keep-numbered.ts'
import { contactReferenceOf } from '#services/messages/reference.ts'
import type { ServicesContext } from '#services/services-context.ts'

const CREATED = 201
const OK = 200

type Row = ContactMessage & { receivedAt: Date }

const keep = (queries: Database, row: Row) =>
  keepNumbered({
    numberOf: (attempt) => contactReferenceOf(row.id, attempt),
    add: async (reference) => {
      const added = await queries
        .insert(contactMessages)
        .values({ ...row, reference })
        .onConflictDoNothing()
        .returning({ id: contactMessages.id })
      return added.length > 0
    },
    find: async () => {
      const [found] = await queries
        .select({ reference: contactMessages.reference })
        .from(contactMessages)
        .where(eq(contactMessages.id, row.id))
      return found?.reference
    },
  })

/** Keeps what visitors write on the contact page: 201 with the number of the message, 200 with the same one where it is there already (S2 §2.2). */
export const contactRoutes = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/', async (context) => {
    const message = await readJson(context, contactMessage)
    const row = { ...message, receivedAt: now() }
    const queries = await database.get()
    const { reference, isNew } = await queries.transaction(async (writing) => {
      const kept = await keep(writing, row)
      if (kept.isNew) await confirmMessage(writing, { ...row, reference: kept.reference })
      return kept
    })
    return context.json({ status: 'stored', reference }, isNew ? CREATED : OK)
  })
  return routes
}
