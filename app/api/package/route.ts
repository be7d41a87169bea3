import { purchaseIdIn } from '#features/checkout/server/own-purchase.ts'
import { packageOfLink } from '#features/orders/server/package.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler((request, site) =>
  packageOfLink(request, { ...site, purchaseIdIn, now: () => new Date() }),
)
