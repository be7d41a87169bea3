import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'
import { answerForm } from '#features/checkout/server/pay/form/answer-form.ts'

export const dynamic = 'force-dynamic'

export const GET = checkoutHandler(answerForm)
