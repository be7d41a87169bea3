import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { handOff } from '#lib/server/hand-off/hand-off.ts'

export const dynamic = 'force-dynamic'

export const GET = apiHandler(handOff)
