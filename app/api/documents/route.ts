import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { answerDocuments } from '#lib/server/documents/answer-documents.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(answerDocuments())
