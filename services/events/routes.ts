import { Hono } from 'hono'
import { areTimely, recordedEvents } from '#features/analytics/events-contract.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { storeEvents } from './store-events.ts'

const untimely = () =>
  new ProblemError({
    status: 422,
    title: 'Events of another time',
    detail: 'Send events of the last week; a clock may be a day ahead.',
    fields: ['at'],
  })

/** The events service: keeps what the site counts (S1 §7, S2 §2.3). */
export const eventRoutes = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.post('/', async (context) => {
    const { events: sent } = await readJson(context, recordedEvents)
    if (!areTimely(sent, now().getTime())) throw untimely()
    await storeEvents(await database.get(), { sent, now: now() })
    return context.json({ received: sent.length }, 202)
  })
  return routes
}
