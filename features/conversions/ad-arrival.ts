import * as z from 'zod/mini'
import { choiceOf, refuses } from '#features/consent/consent-rules.ts'
import { visitorConsent } from '#features/consent/visitor-consent.ts'
import { AD_PLATFORMS } from '#lib/config/ad-platforms.ts'
import type { CookieKey } from '#lib/config/cookies.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import { CLICK_ID, readClicks } from './ad-clicks.ts'

const click = <Name extends string>(names: readonly Name[]) =>
  z.optional(
    z.strictObject({
      name: z.enum(names),
      id: z.string().check(z.regex(CLICK_ID)),
      at: z.int().check(z.minimum(0)),
    }),
  )

/**
 * The clicks on advertisements that led to an account or an order, and why platforms may be told: the visitor accepted attribution and tools
 * of others, or said nothing in a place whose law does not ask first (architecture 22). What Meta wants beside it of each event of a website is the browser.
 */
export const adArrivalSchema = z.strictObject({
  consent: z.enum(['accepted', 'opt-out']),
  clicks: z.strictObject({
    google: click(AD_PLATFORMS.google),
    meta: click(AD_PLATFORMS.meta),
    microsoft: click(AD_PLATFORMS.microsoft),
  }),
  userAgent: z.optional(z.string().check(z.regex(/^[\x20-\x7e]{1,512}$/))),
  /** The data layer's id of the sign-up; an order has its number. */
  eventId: z.optional(z.string().check(z.regex(/^[\da-f]{32}$/))),
})

export type AdArrival = z.infer<typeof adArrivalSchema>

const keptRegime = z.object({ regime: z.string() })

/** False where the place is not known: then the stricter rule holds. */
const isOptOut = (localization: string | undefined): boolean =>
  keptRegime.safeParse(parseJson(localization ?? '')).data?.regime === 'opt-out'

type ArrivalRequest = {
  headers: Headers
  /** The cookies of the request. */
  cookieOf: (key: CookieKey) => string | undefined
}

const consentIn = ({ headers, cookieOf }: ArrivalRequest): AdArrival['consent'] | undefined => {
  const choice = choiceOf(cookieOf('choice'))
  if (refuses(choice, 'vendors')) return undefined
  const consent = visitorConsent({ choice: cookieOf('choice'), headers })
  if (consent === 'accepted') return consent
  return consent === 'undecided' && isOptOut(cookieOf('localization')) ? 'opt-out' : undefined
}

/** The clicks on advertisements that a request carries; nothing where its visitor, or the browser, does not allow platforms to be notified. */
export const adArrivalOf = (asked: ArrivalRequest): AdArrival | undefined => {
  const consent = consentIn(asked)
  const clicks = readClicks(asked.cookieOf('adClicks') ?? '')
  if (!consent || Object.keys(clicks).length === 0) return undefined
  const userAgent = asked.headers.get('user-agent') ?? undefined
  const arrival = { consent, clicks, ...(clicks.meta && { userAgent }) }
  return adArrivalSchema.safeParse(arrival).data
}
