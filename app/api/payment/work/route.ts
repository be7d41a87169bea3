import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'
import { answerWork } from '#features/checkout/server/answer-work.ts'
import { giveBackRest } from '#features/orders/server/give-back.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler((request, site) =>
  answerWork(request, { ...site, giveBackRest }),
)
