import { Hono } from 'hono'
import type * as z from 'zod/mini'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { readJson } from '#services/http/read-json.ts'
import { confirmMessage } from '#services/mail/confirm-message.ts'
import { keepNumbered } from '../numbers/keep-numbered.ts'

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
