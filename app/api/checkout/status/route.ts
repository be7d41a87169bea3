import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'
import { answerStatus } from '#features/checkout/server/answer-status.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler(answerStatus)
