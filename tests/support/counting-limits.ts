import { memoryLimiters } from '#lib/limits/limiters.ts'
import { CALL_LIMITS, callLimits, type LimitedCall } from '#lib/server/rate-limit/call-limits.ts'
import type { Site } from '#lib/server/site.ts'

/** A site that counts one call as the real one does, and lets everybody together make it so often in a minute. */
export const withLimit = <Known extends Site>(
  site: Known,
  [call, everybody]: readonly [LimitedCall, number],
): Known => {
  const limits = { ...CALL_LIMITS, [call]: { address: 0, everybody } }
  const { hashKey, log } = site
  return { ...site, limitCall: callLimits({ makeLimiter: memoryLimiters, hashKey, log, limits }) }
}
