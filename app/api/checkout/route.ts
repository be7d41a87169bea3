import { answerView } from '#features/checkout/server/answer-view.ts'
import { checkoutHandler } from '#app/api/checkout/checkout-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = checkoutHandler(answerView)
