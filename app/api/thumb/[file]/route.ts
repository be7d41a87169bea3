import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { answerThumbnail } from '#lib/server/documents/answer-thumbnail.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(answerThumbnail)
