import { answerStatus } from '#features/checkout/server/answer-status.ts'
import { answerView } from '#features/checkout/server/answer-view.ts'
import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { purchaseIdIn } from '#features/checkout/server/own-purchase.ts'
import { answerPay } from '#features/checkout/server/pay/answer-pay.ts'
import { order } from '#features/orders/server/order.ts'
import type { OrdersSite } from '#features/orders/server/orders-site.ts'
import { partnerNotify } from '#features/orders/server/partner-notify.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import type { Attack, Group } from '../attack.ts'
import { browserIn, customer, stranger } from '../attackers.ts'
import { ask, JSON_TYPE } from '../hand.ts'
import type { Cast, World } from '../world.ts'

const withOrders =
  (handle: Handle<OrdersSite>): Handle<CheckoutSite> =>
  (request, site) =>
    handle(request, { ...site, purchaseIdIn })

const askOrder = (world: World, query: string, cookie = '') =>
  ask(
    { world, handle: withOrders(order), path: `/api/order${query}` },
    { headers: { Cookie: cookie } },
  )

const bySecret = (name: string, answers: number, secretOf: (cast: Cast) => string): Attack => ({
  name,
  answers,
  run: (world) => askOrder(world, '', `b_purchase=${secretOf(world.cast)}`),
})

const byNumber = (
  name: string,
  answers: number,
  {
    number = (given) => given,
    cookie = () => Promise.resolve(''),
  }: {
    number?: (given: string) => string
    cookie?: (world: World) => Promise<string>
  },
): Attack => ({
  name,
  answers,
  run: async (world) =>
    askOrder(world, `?number=${number(world.cast.victim.number)}`, await cookie(world)),
})

const signedIn = async (world: World) => `p_ssojwt=${(await stranger(world)).ssojwt}`

const view = { handle: answerView, path: '/api/checkout' }

/** Orders and purchases by the cookie, the number and the sign-in of somebody else. */
export const FOREIGN_PURCHASES: Group = {
  name: 'purchases of others',
  attacks: [
    byNumber('a number of an order, by who is signed in', 404, { cookie: signedIn }),
    byNumber('a number of an order, by nobody', 404, {}),
    byNumber('a number in small letters', 404, {
      number: (given) => given.toLowerCase(),
      cookie: signedIn,
    }),
    byNumber('a number with another behind it', 404, {
      number: (given) => `${given}&number=BB-0000000000`,
      cookie: signedIn,
    }),
    byNumber('a number with a way around', 404, {
      number: (given) => `x%2F..%2F${given}`,
      cookie: signedIn,
    }),
    byNumber('a number by a token of another use', 404, {
      cookie: ({ cast }) => Promise.resolve(`p_ssojwt=${cast.victim.jwt}`),
    }),
    byNumber('a number by the sign-in of before a new password', 404, {
      cookie: ({ cast }) => Promise.resolve(`p_ssojwt=${cast.victim.older.ssojwt}`),
    }),
    byNumber('a number by a session of the web app', 404, {
      cookie: ({ cast }) => Promise.resolve(`p_ssojwt=${cast.victim.cookie.split('=')[1]}`),
    }),
    bySecret('the id of a purchase for its secret', 204, ({ victim }) => victim.purchaseId),
    bySecret('the start of a secret', 204, ({ victim }) => victim.secret.slice(0, -1)),
    bySecret('a secret with another end', 204, ({ victim }) => `${victim.secret.slice(0, -1)}~`),
    bySecret('a secret that was guessed', 204, () => 'A'.repeat(43)),
    bySecret('a secret of the prototype', 204, () => '__proto__'),
    {
      name: 'the id of a purchase at the checkout',
      answers: 204,
      run: (world) =>
        ask(
          { world, ...view },
          { headers: { Cookie: `b_purchase=${world.cast.victim.purchaseId}` } },
        ),
    },
    {
      name: 'a status of a purchase that is another browser’s',
      answers: 404,
      run: (world) =>
        ask(
          { world, handle: answerStatus, path: '/api/checkout/status' },
          { method: 'POST', headers: { Cookie: `b_purchase=${world.cast.victim.purchaseId}` } },
        ),
    },
    {
      name: 'a payment for a purchase that is another browser’s',
      answers: 404,
      run: async (world) => {
        const browser = browserIn(world)
        await browser.choose()
        const fields = await browser.payFields()
        world.people.add(fields.buyer.email)
        const Cookie = `b_purchase=${world.cast.victim.purchaseId}`
        return ask(
          { world, handle: answerPay, path: '/api/checkout/pay' },
          { method: 'POST', headers: { ...JSON_TYPE, Cookie }, body: JSON.stringify(fields) },
        )
      },
    },
    {
      name: 'a partner told of an order that was no partner’s',
      answers: 404,
      run: async (world) => {
        await customer(world)
        const handle = withOrders(partnerNotify)
        return ask(
          { world, handle, path: '/api/partner-notify' },
          { method: 'POST', headers: { Cookie: `b_purchase=${world.cast.victim.secret}` } },
        )
      },
    },
  ],
}
