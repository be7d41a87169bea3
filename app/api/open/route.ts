import { open } from '#features/signup/server/open/open.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(open)
