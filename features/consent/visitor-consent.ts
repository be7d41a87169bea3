import { allows, choiceOf } from './consent-rules.ts'
import { declinesAttribution } from './declines-attribution.ts'

/** The visitor's answer on attribution in records of business; a browser's signal counts as an answer until there is one. */
export const VISITOR_CONSENTS = ['accepted', 'declined', 'undecided'] as const

export type VisitorConsent = (typeof VISITOR_CONSENTS)[number]

/** Header by which the user service is told it: the payload's fields are those of S1 §3, and one more could be refused. */
export const CONSENT_HEADER = 'Visitor-Consent'

/** The answer of a request's visitor; `choice` is the value of the cookie `user-cookies`. */
export const visitorConsent = ({
  choice,
  headers,
}: {
  choice: string | undefined
  headers: Headers
}): VisitorConsent => {
  if (declinesAttribution({ choice, privacyControl: headers.get('sec-gpc') })) return 'declined'
  return allows(choiceOf(choice), 'attribution') ? 'accepted' : 'undecided'
}
