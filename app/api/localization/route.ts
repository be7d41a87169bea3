import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { localize } from '#lib/server/localization/localize.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(localize)
