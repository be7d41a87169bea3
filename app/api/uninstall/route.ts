import { uninstall } from '#features/uninstall/server/uninstall.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(uninstall)
