import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { ready } from '#lib/server/health/health.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(ready)
