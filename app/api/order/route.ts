import { purchaseIdIn } from '#features/checkout/server/own-purchase.ts'
import { order } from '#features/orders/server/order.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler((request, site) =>
  order(request, { ...site, purchaseIdIn, now: () => new Date() }),
)
