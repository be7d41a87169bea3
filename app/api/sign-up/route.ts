import { isOwnAccount } from '#features/account/server/is-own-account.ts'
import { signUp } from '#features/signup/server/sign-up.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'
import { processRecords } from '#lib/server/events/process-records.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler((request, site) =>
  signUp(request, { ...site, isOwnAccount, keepRecord: processRecords(site) }),
)
