import { answerWebhook } from '#features/checkout/server/answer-webhook.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(answerWebhook)
