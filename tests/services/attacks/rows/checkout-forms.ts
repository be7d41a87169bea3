import type { PayRequest } from '#features/checkout/checkout-contract.ts'
import { answerPay } from '#features/checkout/server/pay/answer-pay.ts'
import type { Attack, Group } from '../attack.ts'
import { browserIn } from '../attackers.ts'
import { ask, JSON_TYPE, type Raw } from '../hand.ts'
import type { World } from '../world.ts'

type Spoil = (fields: PayRequest, world: World) => Record<string, unknown>

/** A purchase that was begun honestly; its payment is sent as it is told. */
const pay = async (
  world: World,
  { spoil, sending = {} }: { spoil: (fields: PayRequest) => string; sending?: Raw },
) => {
  const browser = browserIn(world)
  await browser.choose()
  const fields = await browser.payFields()
  world.people.add(fields.buyer.email)
  const Cookie = `b_purchase=${browser.jar['b_purchase']}`
  const headers = { Cookie, ...JSON_TYPE, ...sending.headers }
  const body = spoil(fields)
  return ask(
    { world, handle: answerPay, path: '/api/checkout/pay' },
    { method: 'POST', headers, body },
  )
}

const paying = (name: string, answers: number, spoil: Spoil): Attack => ({
  name,
  answers,
  run: (world) =>
    pay(world, { spoil: (fields) => JSON.stringify({ ...fields, ...spoil(fields, world) }) }),
})

const ofBuyer = (
  name: string,
  answers: number,
  change: (world: World) => Record<string, unknown>,
) => paying(name, answers, ({ buyer }, world) => ({ buyer: { ...buyer, ...change(world) } }))

const sent = (name: string, answers: number, headers: Record<string, string>): Attack => ({
  name,
  answers,
  run: (world) => pay(world, { spoil: (fields) => JSON.stringify(fields), sending: { headers } }),
})

const written = (name: string, answers: number, spoil: (text: string) => string): Attack => ({
  name,
  answers,
  run: (world) => pay(world, { spoil: (fields) => spoil(JSON.stringify(fields)) }),
})

/** What is typed and hidden in the form that pays, and where it comes from. */
export const CHECKOUT_FORMS: Group = {
  name: 'forms of the checkout',
  attacks: [
    paying('a total of one cent', 409, () => ({ shownTotal: 1 })),
    paying('a total of nothing', 409, () => ({ shownTotal: 0 })),
    paying('a negative total', 422, ({ shownTotal }) => ({ shownTotal: -shownTotal })),
    paying('half a cent', 422, () => ({ shownTotal: 0.5 })),
    paying('a total beyond whole numbers', 422, () => ({ shownTotal: 1e21 })),
    paying('a total as a list', 422, ({ shownTotal }) => ({ shownTotal: [shownTotal] })),
    paying('the amount in yen', 409, () => ({ shownCurrency: 'JPY' })),
    paying('a currency that is none', 422, () => ({ shownCurrency: '__proto__' })),
    paying('fewer than no seats', 422, () => ({ seats: -5 })),
    paying('no seat', 422, () => ({ seats: 0 })),
    paying('a thousand million seats', 422, () => ({ seats: 1e9 })),
    paying('one and a half seats', 422, () => ({ seats: 1.5 })),
    paying('five seats of a plan for one', 200, () => ({ seats: 5 })),
    paying('the larger plan at the price of the smaller', 422, () => ({ plan: 'premium' })),
    paying('a quote of its own', 422, () => ({ quote: { amount: 1, plan: 'premium' } })),
    paying('no taxes', 422, () => ({ taxes: [] })),
    paying('the account of somebody else in a hidden field', 422, (_fields, { cast }) => ({
      userId: cast.victim.userId,
    })),
    paying('the words of another agreement', 409, ({ consent }) => ({
      consent: { ...consent, digest: 'ab'.repeat(32) },
    })),
    paying('a card that nobody typed', 200, () => ({ methodToken: 'tok_4242424242424242' })),
    paying('a payment of somebody else for a card', 200, (_fields, { cast }) => ({
      methodToken: cast.victim.paymentId,
    })),
    ofBuyer('the address of who has a plan', 409, ({ cast }) => ({ email: cast.victim.email })),
    ofBuyer('that address in capitals', 409, ({ cast }) => ({
      email: cast.victim.email.toUpperCase(),
    })),
    ofBuyer('that address with a Cyrillic letter', 200, ({ cast }) => ({
      email: cast.victim.email.replace('victim', 'vi\u0441tim'),
    })),
    ofBuyer('that address with another at sign', 409, ({ cast }) => ({
      email: cast.victim.email.replace('@', '\uFF20'),
    })),
    ofBuyer('two addresses', 422, ({ cast }) => ({ email: ['a@b.example', cast.victim.email] })),
    ofBuyer('a line break behind the address', 422, ({ cast }) => ({
      email: `${cast.victim.email}\nBcc: a@b.example`,
    })),
    ofBuyer('a province of another country', 422, () => ({ country: 'US', province: 'QC' })),
    ofBuyer('a country without taxes that is none', 422, () => ({ country: 'XX', province: null })),
    written('a prototype for a field', 422, (text) =>
      text.replace('{', '{"__proto__":{"seats":9},'),
    ),
    written('a field twice', 200, (text) => text.replace('{', '{"shownTotal":1,')),
    written('half a body', 422, (text) => text.slice(0, 40)),
    written('an endless body', 413, (text) => text.replace('{', `{"x":"${'x'.repeat(300_000)}",`)),
    sent('text for JSON', 415, { 'Content-Type': 'text/plain' }),
    sent('another site', 403, { 'Sec-Fetch-Site': 'cross-site' }),
    sent('another name below the same domain', 403, { 'Sec-Fetch-Site': 'same-site' }),
  ],
}
