import { handOff } from '#features/account/server/hand-off/hand-off.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(handOff)
