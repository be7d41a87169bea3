import * as z from 'zod/mini'
import { callUpstream, type UserService } from '#lib/http/call-upstream.ts'
import { isRefusal } from '#lib/http/upstream-error.ts'

const NOT_FOUND = 404

/** What a purchase has to know of a package: whether it can still be bought. */
const packageAnswer = z.object({ state: z.enum(['open', 'used', 'expired']), plan: z.string() })

/** How a token cannot be used; the page that it came from says so. */
export type PackageFault = 'unknown' | 'used' | 'expired'

/** `GET {user service}/bib-pkg/{token}` (S2 §3 "Package", §7): why a package cannot be bought with a plan; nothing where it can. Throws `UpstreamError`. */
export const packageFault = async (
  { token, plan }: { token: string; plan: string },
  { userServiceUrl, signal }: UserService,
): Promise<PackageFault | undefined> => {
  try {
    const found = await callUpstream({
      upstream: 'user',
      request: { method: 'get', url: `${userServiceUrl}/bib-pkg/${encodeURIComponent(token)}` },
      answer: packageAnswer,
      signal,
    })
    if (found.state !== 'open') return found.state
    return found.plan === plan ? undefined : 'unknown'
  } catch (error) {
    if (isRefusal(error, [NOT_FOUND])) return 'unknown'
    throw error
  }
}
