import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { logIn } from '#lib/server/log-in/log-in.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(logIn)
