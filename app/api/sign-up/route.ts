import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { signUp } from '#lib/server/sign-up/sign-up.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(signUp)
