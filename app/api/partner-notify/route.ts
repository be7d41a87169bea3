import { purchaseIdIn } from '#features/checkout/server/own-purchase.ts'
import { partnerNotify } from '#features/orders/server/partner-notify.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler((request, site) =>
  partnerNotify(request, { ...site, purchaseIdIn, now: () => new Date() }),
)
