import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { answerHydration } from '#lib/server/page-cache/answer-hydration.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(answerHydration)
