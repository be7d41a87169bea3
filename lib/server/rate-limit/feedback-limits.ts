import { FEEDBACK_LIMITS } from '#lib/config/constants.ts'
import { rateLimits, type LimitNetwork, type LimitSettings } from './rate-limits.ts'

type Options = LimitSettings & {
  /** What is written: each is counted for itself. */
  kind?: 'feedback' | 'messages' | 'contact' | 'uninstall'
}

/** Limits what visitors write for each visitor's network, or for everybody together where no address can be trusted. */
export const feedbackLimits = ({ kind = 'feedback', ...settings }: Options): LimitNetwork => {
  const limit = (name: keyof typeof FEEDBACK_LIMITS) => ({
    name: `${kind}-${name}`,
    ...FEEDBACK_LIMITS[name],
  })
  return rateLimits(settings).network({
    ofNetwork: [limit('addressMinute'), limit('addressDay')],
    ofEverybody: limit('everybodyMinute'),
    lineOf: (reached) => ({ event: `${kind} limited`, limit: reached }),
  })
}
