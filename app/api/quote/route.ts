import { answerQuote } from '#features/checkout/server/quote/answer-quote.ts'
import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = checkoutHandler(answerQuote)
