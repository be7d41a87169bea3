import { randomUUID } from 'node:crypto'
import {
  affiliateLinkIn,
  clickQuery,
  type AffiliateLink,
} from '#features/affiliate/affiliate-click.ts'
import { networkClickAnswer } from '#features/affiliate/click-contract.ts'
import { purchaseAttribution } from '#features/checkout/server/quote/begin-purchase.ts'
import { mayAttribute } from '#features/consent/consent-rules.ts'
import { CONSENT_HEADER, visitorConsent } from '#features/consent/visitor-consent.ts'
import { accountPayload } from '#features/signup/server/account-payload.ts'
import { signUpRequest } from '#features/signup/sign-up-contract.ts'
import { capture } from '#features/traffic-source/capture.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import type { Bench } from '../support/bench.ts'
import { LINKS, type Journey } from './journeys.ts'

type Visit = Journey['visits'][number]

/** As the cookie of the choice has it. */
const CHOICES = { accepted: '1', declined: '0' } as const

const newTransaction = () => randomUUID().replaceAll('-', '')

/** A browser that keeps what the site has it keep, by the site's own rules; each visit is a session of its own. */
export const browserOf = (
  bench: Bench,
  { regime, isPrivate, isBlocked }: Pick<Journey, 'regime' | 'isPrivate' | 'isBlocked'>,
) => {
  let click: { id: string; isKept: boolean } | undefined
  let source: string | undefined
  let tracking: TrafficSource | undefined
  let first: TrafficSource | undefined
  let record: TrafficSource = {}
  let answer: Visit['answer'] = null

  const choice = () => answer ?? (isPrivate ? 'declined' : null)
  const keeps = () => !isBlocked && mayAttribute({ regime, choice: choice() })

  const headers = () => {
    const cookies = [
      ...(answer ? [`${COOKIES.choice.name}=${answer === 'accepted' ? 1 : 0}`] : []),
      ...(click ? [`${COOKIES.affiliateTransaction.name}=${click.id}`] : []),
      ...(source ? [`${COOKIES.source.name}=${source}`] : []),
    ]
    return new Headers({ cookie: cookies.join('; '), ...(isPrivate && { 'sec-gpc': '1' }) })
  }

  const count = async (link: AffiliateLink) => {
    const query = clickQuery({ ...link, page: '/start', language: 'en' }, newTransaction())
    const counted = await bench.call(`/affiliate-network/clk?${query}`)
    return networkClickAnswer.parse(await counted.json()).transaction_id
  }

  const store = (query: URLSearchParams) => {
    if (click) click.isKept = true
    if (Object.keys(record).length === 0) return
    tracking = record
    first ??= record
    source = query.get('source') ?? source
  }

  const arrive = async (visit: Visit) => {
    answer = visit.answer
    if (!click?.isKept) click = undefined
    if (choice() === 'declined') click = source = tracking = first = undefined
    const query = new URLSearchParams(LINKS[visit.link])
    const link = affiliateLinkIn(query)
    if (choice() !== 'declined') {
      if (link) click = { id: await count(link), isKept: false }
      if (visit.link === 'otherNetwork') click = { id: newTransaction(), isKept: false }
    }
    const before = keeps() ? [...(source ? [{ CustomTracking: { source } }] : []), tracking] : []
    record = capture({ query, before })
    if (keeps()) store(query)
  }

  const signUp = async (email: string) => {
    const isOther = first && JSON.stringify(first) !== JSON.stringify(record)
    const wish = signUpRequest.parse({
      email,
      language: 'en',
      label: 'Documents',
      entryPoint: '/docs/free-demo',
      ...(Object.keys(record).length > 0 && { trafficSource: record }),
      ...(keeps() && isOther && { firstTouch: first }),
    })
    const sent = headers()
    const site = { siteUrl: 'https://site.example', trustedProxyHops: 0, hashKey: 'a secret' }
    const cookie = answer === null ? undefined : CHOICES[answer]
    return bench.signUp(accountPayload(wish, { headers: sent, site }), {
      [CONSENT_HEADER]: visitorConsent({ choice: cookie, headers: sent }),
    })
  }

  return { arrive, signUp, attribution: () => purchaseAttribution(headers()) }
}
