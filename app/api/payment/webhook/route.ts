import { answerWebhook } from '#features/checkout/server/answer-webhook.ts'
import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler(answerWebhook)
