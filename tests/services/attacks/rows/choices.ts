import { answerReturn } from '#features/checkout/server/answer-return.ts'
import { answerView } from '#features/checkout/server/answer-view.ts'
import { answerQuote } from '#features/checkout/server/quote/answer-quote.ts'
import { setCookies } from '../../../support/set-cookies.ts'
import type { Attack, Group } from '../attack.ts'
import { browserIn, newPackage } from '../attackers.ts'
import { ask, FORM, JSON_TYPE } from '../hand.ts'
import type { World } from '../world.ts'

type Posted = { headers: Record<string, string>; body: string }

/** Chooses, and looks at the purchase that has begun: 204 where none has. */
const post = async (world: World, posted: Posted) => {
  const quote = { world, handle: answerQuote, path: '/api/quote' }
  const chosen = await ask(quote, { method: 'POST', ...posted })
  const Cookie = `b_purchase=${setCookies(chosen)['b_purchase']?.value ?? ''}`
  const view = { world, handle: answerView, path: '/api/checkout' }
  return [chosen, await ask(view, { headers: { Cookie } })]
}

const send = (world: World, wish: object, headers: Record<string, string> = {}) =>
  post(world, { headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(wish) })

const REFUSED = [204, 422]

const NOT_BEGUN = [200, 204]

const choosing = (name: string, answers: readonly number[], wish: object): Attack => ({
  name,
  answers,
  run: (world) => send(world, { language: 'en', plan: 'basic', ...wish }),
})

const withPackage = (
  name: string,
  {
    plan = 'basic',
    change,
  }: { plan?: string; change: (world: World) => Parameters<typeof newPackage>[1] },
): Attack => ({
  name,
  answers: NOT_BEGUN,
  run: async (world) => {
    const packageToken = await newPackage(world, change(world))
    return send(world, { language: 'en', plan, packageToken })
  },
})

/** Chooses honestly, says otherwise where it may, and pays what is asked for. */
const paidAfter = (name: string, wish: object): Attack => ({
  name,
  answers: 200,
  run: async (world) => {
    const browser = browserIn(world)
    await browser.choose({ ...wish })
    const fields = await browser.payFields()
    world.people.add(fields.buyer.email)
    return browser.send(fields)
  },
})

/** What is chosen: plans, offers, packages, currencies. */
export const CHOICES: Group = {
  name: 'choices of a plan',
  attacks: [
    choosing('a discount of another plan', NOT_BEGUN, {
      plan: 'premium',
      offer: '/pricing/plans/save50',
    }),
    choosing('a plan that is none', REFUSED, { plan: 'free' }),
    choosing('a plan of the prototype', REFUSED, { plan: 'constructor' }),
    choosing('two plans', REFUSED, { plan: ['basic', 'premium'] }),
    choosing('an offer that was dropped', NOT_BEGUN, { offer: '/pricing/plans/save99' }),
    choosing('an offer by a way around', NOT_BEGUN, { offer: '/pricing/../pricing/plans/save50' }),
    choosing('an offer of another site', REFUSED, { offer: 'https://evil.example/save50' }),
    choosing('a price', REFUSED, { amount: 1 }),
    choosing('a discount', REFUSED, { discount: 'save60' }),
    choosing('a currency', REFUSED, { currency: 'JPY' }),
    choosing('the prices of a language that is none', REFUSED, { language: 'xx' }),
    choosing('ninety-nine seats', REFUSED, { plan: 'team', seats: 99 }),
    choosing('a package that nobody sold', NOT_BEGUN, { packageToken: 'nobody-sold-this' }),
    withPackage('a package that has ended', {
      change: ({ bench }) => ({ expiresAt: new Date(bench.clock.time - 1) }),
    }),
    withPackage('a package that was used', {
      change: ({ cast }) => ({ usedByOrder: cast.victim.number }),
    }),
    withPackage('a package for another plan', { plan: 'premium', change: () => ({}) }),
    {
      name: 'a field twice in a form',
      answers: REFUSED,
      run: (world) => post(world, { headers: FORM, body: 'language=en&plan=premium&plan=starter' }),
    },
    {
      name: 'a cookie that says prices in another currency hold',
      answers: [200, 200],
      run: (world) =>
        send(
          world,
          { language: 'de', plan: 'basic' },
          {
            Cookie: `b_localization=${encodeURIComponent('{"currencyCode":"EUR","countryCode":"DE"}')}`,
          },
        ),
    },
    paidAfter('one seat of a plan for two and more', { plan: 'team', seats: 1 }),
    {
      name: 'a way back that says it is paid',
      answers: 303,
      run: async (world) => {
        const browser = browserIn(world)
        await browser.choose()
        const fields = await browser.payFields({ method: 'paypal' })
        world.people.add(fields.buyer.email)
        await browser.send(fields)
        const Cookie = `b_purchase=${browser.jar['b_purchase']}`
        return ask(
          { world, handle: answerReturn, path: '/api/checkout/return?payment=succeeded' },
          { headers: { Cookie } },
        )
      },
    },
  ],
}
