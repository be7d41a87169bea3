import { Hono } from 'hono'
import * as z from 'zod/mini'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { ClockError, moveClock } from './move-clock.ts'

const clockRequest = z.strictObject({ to: z.iso.datetime() })

const notMoved = ({ message: detail }: ClockError) =>
  new ProblemError({ status: 409, title: 'The clock is not moved', detail })

/** `POST /clock`: moves the day of the services to `to` and does what falls due on the way; for the operator alone. */
export const clockRoutes = (services: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  const { clock, database, takesRealMoney: isReal } = services

  routes.post('/clock', async (context) => {
    const { to } = await readJson(context, clockRequest)
    const queries = await database.get()
    try {
      await moveClock(queries, { to: new Date(to), clock, services, isReal })
    } catch (error) {
      throw error instanceof ClockError ? notMoved(error) : error
    }
    services.log.info({ event: 'clock moved', to })
    return context.json({ now: services.now().toISOString() })
  })
  return routes
}
