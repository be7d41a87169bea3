import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'
import { answerReturn } from '#features/checkout/server/answer-return.ts'

export const dynamic = 'force-dynamic'

export const GET = checkoutHandler(answerReturn)
