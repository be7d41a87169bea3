import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { session } from '#features/account/server/session.ts'
import { answerAffiliateClick } from '#features/affiliate/server/answer-click.ts'
import { recordEvents } from '#features/analytics/server/record-events.ts'
import { recordVitals } from '#features/analytics/server/record-vitals.ts'
import { answerSignUp } from '#features/signup/server/answer-sign-up.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { answer, type Handle } from '#lib/server/answer/api-handler.ts'
import { eventsRequest } from '../../support/events-request.ts'
import { scriptRequest } from '../../support/sign-up-request.ts'
import { SITE_URL, testSite } from '../../support/test-site.ts'

const WARNING = 40

const TIMES = 60

const post = (
  path: string,
  { headers, body }: { headers?: Record<string, string>; body: string },
) =>
  new NextRequest(`${SITE_URL}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body,
  })

const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }

const signedIn = () =>
  new NextRequest(`${SITE_URL}${API_PATHS.session}`, { headers: { Cookie: 'p_ssojwt=a.b.c' } })

type Flood = [string, Handle | typeof answerSignUp, () => NextRequest]

/** What a stranger may send as often as they like; every upstream service is away. */
const FLOODS: Flood[] = [
  ['foreign events', recordEvents, () => eventsRequest({ headers: foreign })],
  ['hostile events', recordEvents, () => eventsRequest({ body: '{"__proto__":[]}' })],
  ['events while nobody takes them', recordEvents, () => eventsRequest({})],
  ['measurements of no page', recordVitals, () => eventsRequest({ body: ['//x', []] })],
  ['hostile clicks', answerAffiliateClick, () => post(API_PATHS.affiliateClick, { body: '[]' })],
  [
    'foreign sign-ups',
    answerSignUp,
    () => post(API_PATHS.signUp, { headers: foreign, body: '{}' }),
  ],
  ['hostile sign-ups', answerSignUp, () => post(API_PATHS.signUp, { body: '{"email":' })],
  ['sign-ups while there is no service', answerSignUp, () => scriptRequest()],
  ['sign-ins while there is no service', session, signedIn],
]

const flooded = async ([, handle, make]: Flood) => {
  const { site, logged } = testSite({ siteUrl: 'http://localhost:3000', upstreamBudgetMs: 1 })
  for (let time = 0; time < TIMES; time += 1) {
    const given = { ...site, siteUrl: SITE_URL }
    await answer(handle, { request: make(), site: given })
  }
  return logged().filter(({ level }) => Number(level) >= WARNING)
}

describe('what strangers send again and again', () => {
  it.each(FLOODS)('%s: one line at most', async (...flood) => {
    expect((await flooded(flood)).length).toBeLessThanOrEqual(1)
  })
})
