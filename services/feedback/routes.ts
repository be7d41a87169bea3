import { Hono } from 'hono'
import { feedbackMessage } from '#features/feedback/feedback-contract.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { feedbackMessages } from '#services/db/schema.ts'
import { readJson } from '#services/http/read-json.ts'

const CREATED = 201
const OK = 200

/** Keeps what visitors wrote: 201, and 200 for a message that is there already (S2 §2.2 "Start"). */
export const feedbackRoutes = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/', async (context) => {
    const message = await readJson(context, feedbackMessage)
    const queries = await database.get()
    const added = await queries
      .insert(feedbackMessages)
      .values({ ...message, receivedAt: now() })
      .onConflictDoNothing({ target: feedbackMessages.id })
      .returning({ id: feedbackMessages.id })
    return context.json({ status: 'stored' }, added.length > 0 ? CREATED : OK)
  })
  return routes
}
