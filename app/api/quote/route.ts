import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'
import { answerQuote } from '#features/checkout/server/quote/answer-quote.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler(answerQuote)
