import { logIn } from '#features/signup/server/log-in.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(logIn)
