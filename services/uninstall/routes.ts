import { Hono } from 'hono'
import { uninstallMessage } from '#features/uninstall/uninstall-contract.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { uninstallAnswers } from '#services/db/schema.ts'
import { readJson } from '#services/http/read-json.ts'

const CREATED = 201
const OK = 200

/** Keeps why the desktop app was removed: 201, and 200 for an answer that is there already (S2 §2.2). */
export const uninstallRoutes = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/', async (context) => {
    const message = await readJson(context, uninstallMessage)
    const queries = await database.get()
    const added = await queries
      .insert(uninstallAnswers)
      .values({ ...message, receivedAt: now() })
      .onConflictDoNothing({ target: uninstallAnswers.id })
      .returning({ id: uninstallAnswers.id })
    return context.json({ status: 'stored' }, added.length > 0 ? CREATED : OK)
  })
  return routes
}
