import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'
import { answerPay } from '#features/checkout/server/pay/answer-pay.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler(answerPay)
