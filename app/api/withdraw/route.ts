import { withdraw } from '#features/leaving/server/withdraw.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(withdraw)
