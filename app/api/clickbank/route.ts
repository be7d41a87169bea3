import { purchaseIdIn } from '#features/checkout/server/own-purchase.ts'
import { clickbank } from '#features/orders/server/clickbank.ts'
import { signIn } from '#features/signup/server/sign-in.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler((request, site) =>
  clickbank(request, { ...site, purchaseIdIn, signIn, now: () => new Date() }),
)
