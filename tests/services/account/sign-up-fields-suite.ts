import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountPayload } from '#features/signup/server/account-payload.ts'
import { signUpRequest, type SignUpRequest } from '#features/signup/sign-up-contract.ts'
import {
  trafficSource,
  type TrafficSource,
} from '#features/traffic-source/traffic-source-contract.ts'
import { COOKIES } from '#lib/config/cookies.ts'
import type { EveryField } from '#lib/util/every-field.ts'
import { ledgerEntries } from '#services/db/ledger-schema.ts'
import { users } from '#services/db/schema.ts'
import { newEmail, type Bench } from '../support/bench.ts'

const SOURCE: EveryField<TrafficSource> = {
  SourceChannel: 'the channel',
  SourceCampaign: 'the campaign',
  SourceAdGroup: 'the group',
  SourceAccount: 'the account',
  SourceKeyword: 'the keyword',
  SourceQParam: 'the query',
  CustomTracking: { source: 'the flyer', affid: 'the affiliate' },
  SourceGuid: '1234567890.1700000000',
}

const PASSWORD = 'paper-clip-7'

/** Each field of a sign-up with a value of its own. */
const signUpOf = (email: string): EveryField<SignUpRequest> => ({
  email,
  password: PASSWORD,
  language: 'pt',
  label: 'The label',
  entryPoint: '/pt/the-entry-point',
  device: 'tablet',
  destination: { url: 'the/destination' },
  trafficSource: SOURCE,
  firstTouch: { SourceChannel: 'the first channel', SourceCampaign: 'the first campaign' },
  agreement: { company: 'the company', place: 'the place', signature: 'M1 2L3 4' },
})

/** Fields of a sign-up that the row of its account does not show: the password is hashed, the destination is the hand-off's, the first touch is for the ledger, and the agreement has a table of its own. */
const NOT_IN_ROW = ['password', 'destination', 'firsttouch', 'agreement', 'keptagreement']

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'object') return Object.values(value ?? {}).flatMap(textsIn)
  if (typeof value === 'string') return [value]
  return value === undefined ? [] : [JSON.stringify(value)]
}

const isInRow = ([name]: [string, unknown]) => !NOT_IN_ROW.includes(name.toLowerCase())

const sender = (transaction: string) => ({
  headers: new Headers({
    cookie: [
      `${COOKIES.affiliateTransaction.name}=${transaction}`,
      `${COOKIES.experiments.name}=the-headline.the-price!~another.unseen`,
    ].join('; '),
    'x-forwarded-for': '203.0.113.9',
  }),
  site: { siteUrl: 'https://www.example.com', trustedProxyHops: 1, hashKey: 'the key' },
})

/** Nothing that a visitor sends is forgotten on the way to the row of the account. */
export const signUpFieldsSuite = (bench: () => Bench) =>
  describe('the fields of a sign-up', () => {
    test('are all given a value here', () => {
      const given = Object.keys(signUpOf(newEmail()))
      expect(given.toSorted()).toEqual(Object.keys(signUpRequest.shape).toSorted())
      expect(Object.keys(SOURCE).toSorted()).toEqual(Object.keys(trafficSource.shape).toSorted())
    })

    test('all reach the row of the account', async () => {
      const email = newEmail()
      const signUp = signUpRequest.parse(signUpOf(email))
      const payload = accountPayload(signUp, sender('73b30b226eb44dc884d56968282b8f39'))
      expect((await bench().signUp(payload)).status).toBe(201)
      const queries = await bench().database.get()
      const [row] = await queries.select().from(users).where(eq(users.emailNormalized, email))
      const kept = JSON.stringify(row)
      const sent = [...Object.entries(signUp), ...Object.entries(payload)].filter(isInRow)
      for (const [name, value] of sent) {
        for (const text of textsIn(value)) expect(kept, name).toContain(text)
      }
      const [told] = await queries
        .select()
        .from(ledgerEntries)
        .where(eq(ledgerEntries.accountId, row?.ledgerId ?? ''))
      expect(told).toMatchObject({
        kind: 'account',
        firstSource: 'the first channel',
        firstCampaign: 'the first campaign',
        lastSource: 'the channel',
        lastCampaign: 'the campaign',
      })
      expect(row?.experiments).toEqual({ 'the-headline': 'the-price' })
      expect(row?.passwordGenerated).toBe(false)
      expect(kept).not.toContain(PASSWORD)
    })
  })
