import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { helpMessage, type HelpMessage } from '#features/help/help-contract.ts'
import type { Database } from '#services/db/database.ts'
import { helpMessages } from '#services/db/schema.ts'
import { readJson } from '#services/http/read-json.ts'
import { confirmMessage } from '#services/mail/confirm-message.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { keepNumbered } from './keep-numbered.ts'
import { referenceOf } from './reference.ts'

const CREATED = 201
const OK = 200

type Row = HelpMessage & { receivedAt: Date }

const keep = (queries: Database, row: Row) =>
  keepNumbered({
    numberOf: (attempt) => referenceOf(row.id, attempt),
    add: async (reference) => {
      const added = await queries
        .insert(helpMessages)
        .values({ ...row, reference })
        .onConflictDoNothing()
        .returning({ id: helpMessages.id })
      return added.length > 0
    },
    find: async () => {
      const [found] = await queries
        .select({ reference: helpMessages.reference })
        .from(helpMessages)
        .where(eq(helpMessages.id, row.id))
      return found?.reference
    },
  })

/** Keeps what visitors ask the help: 201 with the number of the message, 200 with the same one where it is there already (S2 §2.8). */
export const messageRoutes = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/', async (context) => {
    const message = await readJson(context, helpMessage)
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
