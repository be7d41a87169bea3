import { answerTotal } from '#features/checkout/server/answer-total.ts'
import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler(answerTotal)
