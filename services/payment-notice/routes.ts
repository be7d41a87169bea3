import { Hono, type Context } from 'hono'
import { NOTICE_PROBLEMS, type NoticeAnswer } from '#features/checkout/payment-contract.ts'
import { NoticeError, NoticePassedOver } from '#features/checkout/provider/payment-driver.ts'
import { PROVIDER_TIMEOUT_MS } from '#lib/config/constants.ts'
import { logUpstream } from '#lib/http/log-upstream.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { takeNotice } from './take-notice.ts'

const { refused, away } = NOTICE_PROBLEMS

/** Messages of the payment provider, body and signature as they came to the site's public address: 200, 400 for one that is not the provider's, 503 for one that has to come again. */
export const noticeRoutes = (services: ServicesContext): Hono => {
  const { database } = services
  const routes = new Hono({ strict: false })

  const read = async (context: Context) => {
    try {
      const body = await context.req.text()
      return await services.provider.readNotice(body, context.req.raw.headers)
    } catch (error) {
      if (error instanceof NoticePassedOver) {
        const line = { event: 'payment message passed over', reason: error.message } as const
        rareLine(services.log, { level: 'warn', kind: error.message, line })
        return null
      }
      if (!(error instanceof NoticeError)) throw error
      // Anybody can send one.
      const line = { event: 'payment message refused', reason: error.message } as const
      rareLine(services.log, { level: 'warn', line })
      throw new ProblemError(refused)
    }
  }

  routes.post('/payment-notice', async (context) => {
    const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS)
    try {
      const notice = await read(context)
      const settling = { ...services, signal }
      if (notice) await takeNotice(await database.get(), { notice, settling })
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      logUpstream(services.log, error)
      throw new ProblemError(away)
    }
    return context.json({ taken: true } satisfies NoticeAnswer)
  })
  return routes
}
