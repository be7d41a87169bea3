import { answerPay } from '#features/checkout/server/pay/answer-pay.ts'
import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler(answerPay)
