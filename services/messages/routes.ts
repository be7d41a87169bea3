import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { helpMessage, type HelpMessage } from '#features/help/help-contract.ts'
import type { Database } from '#services/db/database.ts'
import { helpMessages } from '#services/db/schema.ts'
import { readJson } from '#services/http/read-json.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { referenceOf } from './reference.ts'

const CREATED = 201
const OK = 200

/** So many numbers in a row are never taken: there are 53 million. */
const ATTEMPTS = 20

type Kept = { reference: string; isNew: boolean }

type Row = HelpMessage & { receivedAt: Date }

const known = async (queries: Database, id: string): Promise<Kept | undefined> => {
  const [row] = await queries
    .select({ reference: helpMessages.reference })
    .from(helpMessages)
    .where(eq(helpMessages.id, id))
  return row && { reference: row.reference, isNew: false }
}

/** Keeps a message under the first number that is free, unless it is there already. */
const keep = async (queries: Database, row: Row): Promise<Kept> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reference = referenceOf(row.id, attempt)
    const added = await queries
      .insert(helpMessages)
      .values({ ...row, reference })
      .onConflictDoNothing()
      .returning({ id: helpMessages.id })
    if (added.length > 0) return { reference, isNew: true }
    const kept = await known(queries, row.id)
    if (kept) return kept
  }
  throw new Error('No number is free for a message')
}

/** Keeps what visitors ask the help: 201 with the number of the message, 200 with the same one where it is there already (S2 §2.8). */
export const messageRoutes = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/', async (context) => {
    const message = await readJson(context, helpMessage)
    const { reference, isNew } = await keep(await database.get(), { ...message, receivedAt: now() })
    return context.json({ status: 'stored', reference }, isNew ? CREATED : OK)
  })
  return routes
}
