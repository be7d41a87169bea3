import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { session } from '#lib/server/session/session.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(session)
