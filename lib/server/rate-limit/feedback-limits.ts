import { rateLimits, type LimitNetwork, type LimitSettings } from '#lib/limits/rate-limits.ts'

/**
 * The limits for feedback, and apart from it for messages to the help, of the contact page and of the uninstall page: from one network,
 * or from everybody where no address can be trusted, in windows of seconds.
 */
export const FEEDBACK_LIMITS = {
  addressMinute: { points: 5, seconds: 60 },
  addressDay: { points: 50, seconds: 86_400 },
  everybodyMinute: { points: 60, seconds: 60 },
} as const

/** The law wants that a contract can be cancelled at any time (§ 312k BGB): one visitor does not close that form for all. */
const LEAVING_EVERYBODY = { points: 3000, seconds: 60 } as const

type Options = LimitSettings & {
  /** The kind of message: each is counted for itself. */
  kind?: 'feedback' | 'messages' | 'contact' | 'uninstall' | 'leaving'
}

/** Limits what visitors write for each visitor's network, or for everybody together where no address can be trusted. */
export const feedbackLimits = ({ kind = 'feedback', ...settings }: Options): LimitNetwork => {
  const limit = (name: keyof typeof FEEDBACK_LIMITS) => ({
    name: `${kind}-${name}`,
    ...FEEDBACK_LIMITS[name],
  })
  const ofEverybody = limit('everybodyMinute')
  return rateLimits(settings).network({
    ofNetwork: [limit('addressMinute'), limit('addressDay')],
    ofEverybody: kind === 'leaving' ? { ...ofEverybody, ...LEAVING_EVERYBODY } : ofEverybody,
    lineOf: (reached) => ({ event: `${kind} limited`, limit: reached }),
  })
}
