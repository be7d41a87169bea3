import { Hono } from 'hono'
import { recordedEvents } from '#lib/contracts/events.ts'
import { readJson } from '#services/http/read-json.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { storeEvents } from './store-events.ts'

/** The events service: keeps what the site counts (S1 §7, S2 §2.3). */
export const eventRoutes = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/', async (context) => {
    const { events: sent } = await readJson(context, recordedEvents)
    await storeEvents(await database.get(), { sent, now: now() })
    return context.json({ received: sent.length }, 202)
  })
  return routes
}
