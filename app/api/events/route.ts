import { recordEvents } from '#features/analytics/server/record-events.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(recordEvents)
