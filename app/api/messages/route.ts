import { messages } from '#features/help/server/messages.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(messages)
