import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { EveryField } from '#lib/util/every-field.ts'
import type { keptAgreements } from '#services/db/agreement-schema.ts'
import type { events, users } from '#services/db/schema.ts'
import type { seats } from '#services/db/seat-schema.ts'

/** Where the privacy policy says that a column of an account is kept; null where it says nothing of its owner. */
const SAID: EveryField<Record<keyof typeof users.$inferSelect, string | null>> = {
  id: null,
  email: 'your email address',
  emailNormalized: 'your email address',
  passwordHash: 'store it only as a one-way hash',
  passwordGenerated: 'We generate a password, unless you choose one',
  device: 'the kind of device you used',
  ipAddress: 'the IP address the request came from',
  language: 'the language you read',
  docName: 'the button you used to sign up',
  creationPage: 'the page and the button you used to sign up',
  trafficSource: 'which campaign, keyword or partner brought you here',
  affiliateTransaction: 'partner brought you here',
  experiments: 'which version of a page you were shown',
  ledgerId: null,
  createdAt: null,
  confirmedAt: null,
  signInNumber: null,
  closedAt: 'We erase it when you close it',
}

const KEPT = 'we keep your company, the place and your signature with the account'

/** The same of the agreement that is kept with an account. */
const FILLED_IN: EveryField<Record<keyof typeof keptAgreements.$inferSelect, string | null>> = {
  userId: null,
  language: null,
  company: KEPT,
  place: KEPT,
  signature: KEPT,
  keptAt: 'We erase it when you close it',
}

/** The same of a place in somebody's plan. */
const INVITED: EveryField<Record<keyof typeof seats.$inferSelect, string | null>> = {
  id: null,
  holderId: null,
  email: 'the email address and the language that they choose for the invitation',
  language: 'the email address and the language that they choose for the invitation',
  invitedAt: 'when you were invited, joined and left',
  acceptedAt: 'when you were invited, joined and left',
  memberId: 'which account is covered by whose plan',
  endedAt: 'when you were invited, joined and left',
  endReason: 'when you were invited, joined and left',
  toldAccess: null,
}

/** The same of what is counted; it loses its own row after some days, which the policy names as well. */
const COUNTED: EveryField<Record<keyof typeof events.$inferSelect, string | null>> = {
  id: null,
  name: 'We count which pages are opened and which sign-ups result from them',
  category: null,
  label: null,
  language: null,
  path: 'which pages are opened',
  visitId: 'To recognize your visit',
  arm: null,
  emailHash: 'without your email address',
  device: 'the kind of device you used',
  source: 'which campaign, keyword or partner brought you here',
  happenedAt: '**Page views and sign-ups that we count:** each for 14 days',
  receivedAt: null,
}

/** A column that the policy does not name would make it untrue without a word (GDPR Art. 13). */
describe('the privacy policy', () => {
  const policy = readFileSync('locales/en/legal/privacy-policy.md', 'utf8')

  it('names every column that says something of somebody', () => {
    const missing = [SAID, COUNTED, FILLED_IN, INVITED]
      .flatMap((columns) => Object.entries(columns))
      .filter(([, said]) => said !== null && !policy.includes(said))
    expect(missing).toEqual([])
  })
})
