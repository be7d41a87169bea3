import { affiliateClick } from '#lib/server/affiliate/affiliate-click.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler(affiliateClick)
