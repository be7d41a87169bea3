import { recordVitals } from '#features/analytics/server/record-vitals.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(recordVitals)
