import { keyedHash } from '#services/keys/keyed-hash.ts'
import { chargeFor } from '../../payment/payment-bench.ts'
import { DECLARATION_PATH, newWithdrawal } from '../../support/leavers.ts'
import { newQuote } from '../../support/purchase.ts'
import type { Attack, Group } from '../attack.ts'
import { stranger } from '../attackers.ts'
import { call, JSON_TYPE, raw } from '../hand.ts'
import { SERVICES_KEY, type Cast, type World } from '../world.ts'

/** A call that is the site's alone, by somebody in its network. */
const behind = (
  name: string,
  path: (cast: Cast) => string,
  body?: (world: World) => unknown,
): Attack => ({
  name,
  answers: 401,
  run: (world) =>
    body ? call(world, path(world.cast), body(world)) : raw(world, path(world.cast)),
})

const orderOf = ({ cast }: World, key: string | undefined, path: (number: string) => string) => ({
  path: path(cast.victim.number),
  headers: {
    'X-Purchase': cast.victim.purchaseId,
    ...(key !== undefined && { 'X-Services-Key': key }),
  },
})

/** The order of somebody whose purchase is known, with some key of the site and some spelling of the address. */
const keyed = (
  name: string,
  answers: number,
  {
    key,
    path = (number) => `/userbase/order/${number}`,
  }: {
    key?: string
    path?: (number: string) => string
  },
): Attack => ({
  name,
  answers,
  run: (world) => {
    const { path: asked, headers } = orderOf(world, key, path)
    return raw(world, asked, { headers })
  },
})

const WISH = { amount: null, reason: 'mine', isAgain: true }

/** A refund as the operator commands it, by somebody who is none. */
const refund = (
  name: string,
  tokenOf: (world: World) => string | undefined | Promise<string>,
): Attack => ({
  name,
  answers: 403,
  run: async (world) => {
    const token = await tokenOf(world)
    const headers = { ...JSON_TYPE, ...(token !== undefined && { Authorization: token }) }
    const body = JSON.stringify({ orderNumber: world.cast.victim.number, ...WISH })
    return raw(world, '/operator/refund', { method: 'POST', headers, body })
  },
})

const purchase = ({ victim }: Cast) => `/userbase/purchase/${victim.purchaseId}`

const charge = ({ victim }: Cast) => `/payment/charge/${victim.paymentId}`

const subscription = ({ victim }: Cast) => `/payment/subscription/${victim.subscriptionId}`

const RECEIPT = { receipt: 'ABCD1234', item: '2', time: 1_795_000_000, language: 'en', name: null }

/** Routes of the operator, the site and the payment provider. */
export const KEYS: Group = {
  name: 'keys',
  attacks: [
    refund('a refund without a key', () => undefined),
    refund('a refund by the sign-in of a customer', ({ cast }) => `Bearer ${cast.victim.ssojwt}`),
    refund('a refund by the key of the site', () => `Bearer ${SERVICES_KEY}`),
    refund('a refund by an empty key', () => 'Bearer '),
    refund('a refund by the key of something else', ({ bench }) => {
      const { hashKey: key } = bench.services
      return `Bearer ${keyedHash({ key, purpose: 'login link', value: 'backup' })}`
    }),
    ...(['clock', 'backup'] as const).map((act): Attack => ({
      name: `the ${act} without a key`,
      answers: 403,
      run: (world) => call(world, `/operator/${act}`, { to: '2030-01-01T00:00:00.000Z' }),
    })),
    behind('a purchase', purchase),
    behind(
      'a payment that has not been made',
      (cast) => `${purchase(cast)}/attempt`,
      () => ({}),
    ),
    behind(
      'the sign-in of a purchase',
      (cast) => `${purchase(cast)}/sign-in`,
      () => ({}),
    ),
    behind(
      'the end of a purchase',
      (cast) => `${purchase(cast)}/end`,
      () => ({}),
    ),
    behind(
      'a purchase at an own price',
      () => '/userbase/purchase',
      ({ bench }) => ({
        id: 'ab'.repeat(16),
        language: 'en',
        quote: { ...newQuote(bench.clock.time, 'premium'), amount: 1 },
        affiliateTransaction: null,
        source: null,
      }),
    ),
    behind(
      'a withdrawal',
      () => DECLARATION_PATH,
      ({ cast }) => newWithdrawal({ email: cast.victim.email, orderNumber: cast.victim.number }),
    ),
    behind(
      'a sale of the marketplace that says it is proved',
      () => '/userbase/affiliate/clickbank',
      () => ({
        ...RECEIPT,
        email: 'mallory@example.com',
        isProved: true,
      }),
    ),
    behind(
      'an account',
      () => '/userbase/user/',
      () => ({ Email: 'mallory@example.com' }),
    ),
    behind(
      'a message of the payment provider',
      () => '/userbase/payment-notice',
      () => ({}),
    ),
    behind('an account by its number', ({ victim }) => `/api/account/get/${victim.userId}`),
    behind(
      'a sign-in that is asked about',
      () => '/api/auth/ssoValidate/',
      ({ cast }) => ({
        ssojwt: cast.victim.ssojwt,
      }),
    ),
    behind(
      'a sign-in that is ended',
      () => '/api/auth/signOut/',
      ({ cast }) => ({
        ssojwt: cast.victim.ssojwt,
      }),
    ),
    behind('a charge', charge),
    behind(
      'a charge of the own',
      () => '/payment/charge',
      () => chargeFor(),
    ),
    behind(
      'money back at the provider',
      (cast) => `${charge(cast)}/refund`,
      () => ({
        key: 'mine-12345',
        amount: 100,
      }),
    ),
    behind(
      'a dispute that is lost',
      (cast) => `${charge(cast)}/dispute`,
      () => ({ state: 'lost' }),
    ),
    behind(
      'a further charge of a subscription',
      (cast) => `${subscription(cast)}/charge`,
      () => ({
        key: `renew-${'ab'.repeat(16)}-1`,
        amount: 100,
        currency: 'USD',
        description: 'mine',
      }),
    ),
    behind(
      'the end of a subscription',
      (cast) => `${subscription(cast)}/end`,
      () => ({}),
    ),
    behind('the card of a subscription', (cast) => `${subscription(cast)}/method`),
    behind('what in the content folder is not shown', () => '/content/problems'),
    keyed('an order without the key', 401, {}),
    keyed('an order with an empty key', 401, { key: '' }),
    keyed('an order with an empty key before a comma', 401, { key: ',x' }),
    keyed('an order with the start of the key', 401, { key: SERVICES_KEY.slice(0, -1) }),
    keyed('an order by a way around', 401, {
      path: (number) => `/webapp/../userbase/order/${number}`,
    }),
    keyed('an order by a way around that is written otherwise', 401, {
      path: (number) => `/webapp/%2e%2e/userbase/order/${number}`,
    }),
    keyed('an order by a slash more', 401, { path: (number) => `//userbase/order/${number}` }),
    keyed('an order by the name of an open path', 401, {
      path: (number) => `/webappx/userbase/order/${number}`,
    }),
    {
      name: 'what pages brought, by a customer',
      answers: 404,
      run: async (world) => (await stranger(world)).visit('results'),
    },
  ],
}
