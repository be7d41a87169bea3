import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { recordEvents } from '#lib/server/events/record-events.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(recordEvents)
