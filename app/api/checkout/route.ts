import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'
import { answerView } from '#features/checkout/server/answer-view.ts'

export const dynamic = 'force-dynamic'

export const GET = checkoutHandler(answerView)
