import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { open } from '#lib/server/open/open.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(open)
