import { answerAffiliateClick } from '#features/affiliate/server/answer-click.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(answerAffiliateClick)
