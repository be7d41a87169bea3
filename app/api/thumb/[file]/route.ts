import { answerThumbnail } from '#features/documents/server/answer-thumbnail.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(answerThumbnail)
