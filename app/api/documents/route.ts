import { answerDocuments } from '#features/documents/server/answer-documents.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(answerDocuments())
