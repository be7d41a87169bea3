import { answerStatus } from '#features/checkout/server/answer-status.ts'
import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler(answerStatus)
