import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'
import { answerWebhook } from '#features/checkout/server/answer-webhook.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler(answerWebhook)
