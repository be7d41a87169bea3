import { Hono } from 'hono'
import * as z from 'zod/mini'
import { isOneOfSecrets } from '#lib/util/is-same-secret.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { readJson } from '#services/http/read-json.ts'
import { ClockError, moveClock } from '#services/operator/move-clock.ts'
import { giveRefund } from './give-refund.ts'
import { leaseSnapshot } from './lease-snapshot.ts'
import { operatorKeys } from './operator-key.ts'
import { refundWish } from './refund-contract.ts'

const clockRequest = z.strictObject({ to: z.iso.datetime() })

const notMoved = ({ message: detail }: ClockError) =>
  new ProblemError({ status: 409, title: 'The clock is not moved', detail })

/**
 * `POST /clock`: moves the day of the services to `to` and does what falls due on the way; `POST /refund`: gives money of an order back; and `POST /backup`: copies the embedded database into a new folder of the data folder, names that, and removes it once the asker has gone. Only whoever can
 * read the secrets of the services has the key, and only whoever can read the data folder gets at the copy.
 */
export const operatorRoutes = (services: ServicesContext): Hono => {
  const { database, dataDir, hashKey, log, clock, takesRealMoney: isReal } = services
  const routes = new Hono({ strict: false })
  const wanted = operatorKeys(hashKey).map((key) => `Bearer ${key}`)
  routes.use(async (context, next) => {
    if (!isOneOfSecrets(context.req.header('authorization') ?? '', wanted)) {
      throw new ProblemError({
        status: 403,
        title: 'Not allowed',
        detail: 'The key of the operator is another one: use the same HASH_KEY or data folder.',
      })
    }
    await next()
  })
  routes.post('/clock', async (context) => {
    const { to } = await readJson(context, clockRequest)
    const queries = await database.get()
    try {
      await moveClock(queries, { to: new Date(to), clock, services, isReal })
    } catch (error) {
      throw error instanceof ClockError ? notMoved(error) : error
    }
    log.info({ event: 'clock moved', to })
    return context.json({ now: services.now().toISOString() })
  })

  routes.post('/refund', async (context) => {
    const wish = await readJson(context, refundWish)
    return context.json(await giveRefund(await database.get(), { wish, services }))
  })

  routes.post('/backup', async () => {
    if (database.kind !== 'pglite') {
      throw new ProblemError({
        status: 409,
        title: 'No embedded database',
        detail: 'The accounts are on a PostgreSQL server: back it up with pg_dump.',
      })
    }
    await database.get()
    const begin = performance.now()
    const answer = leaseSnapshot(dataDir)
    log.info({ event: 'backup', ms: Math.round(performance.now() - begin) })
    return answer
  })
  return routes
}
