import { isOwnAccount } from '#features/account/server/is-own-account.ts'
import { processRecords } from '#features/analytics/server/process-records.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { apiHandler } from '#lib/server/answer/api-handler.ts'

export const dynamic = 'force-dynamic'

export const POST = apiHandler((request, site) =>
  answerSignUp(request, { ...site, isOwnAccount, keepRecord: processRecords(site) }),
)
