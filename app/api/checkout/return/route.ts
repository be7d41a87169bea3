import { answerReturn } from '#features/checkout/server/answer-return.ts'
import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = checkoutHandler(answerReturn)
