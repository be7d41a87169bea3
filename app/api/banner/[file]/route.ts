import { answerBanner } from '#features/affiliate/server/banner/answer-banner.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(answerBanner)
