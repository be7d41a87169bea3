import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'
import { answerTotal } from '#features/checkout/server/answer-total.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler(answerTotal)
