import { stripeDriver } from '#features/checkout/provider/stripe.ts'
import { signedBodyHeader } from '#lib/util/signed-body.ts'
import { tellSite, WEBHOOK_SECRET } from '../../../support/checkout-browser.ts'
import { startStripeApi } from '../../../support/stripe-api/stripe-api.ts'
import type { Attack, Group } from '../attack.ts'
import { browserIn, customer, paymentOf } from '../attackers.ts'
import { call } from '../hand.ts'
import { SERVICES_KEY, type World } from '../world.ts'

type Spoil = NonNullable<Parameters<typeof tellSite>[2]>

/** A message about the payment of a customer to the public address. */
const told = (name: string, answers: number, spoil: (world: World) => Spoil): Attack => ({
  name,
  answers,
  run: (world) => {
    const { paymentId, purchaseId } = world.cast.victim
    return tellSite(world.site, { paymentId, key: `${purchaseId}-1` }, spoil(world))
  },
})

const lost = ({ cast }: World) =>
  JSON.stringify({
    id: 'evt_forged',
    type: 'dispute.closed',
    createdAt: '2026-11-28T15:00:00.000Z',
    paymentId: cast.victim.paymentId,
    key: `${cast.victim.purchaseId}-1`,
    dispute: 'lost',
  })

const secondsOf = ({ bench }: World) => Math.floor(bench.clock.time / 1000)

const signed = (world: World, { secret = WEBHOOK_SECRET, late = 0 }) =>
  signedBodyHeader({ secret, body: lost(world), seconds: secondsOf(world) - late })

/** Somebody who has not paid yet, and a message that is rightly signed. */
const unpaid = async (world: World, card: 'slow' | 'declined' | 'secure') => {
  const browser = browserIn(world)
  await browser.choose()
  const fields = await browser.payFields({ card })
  world.people.add(fields.buyer.email)
  await browser.send(fields)
  const id = browser.purchaseId()
  return { paymentId: await paymentOf(world, id), key: `${id}-1` }
}

const saysPaid = (card: Parameters<typeof unpaid>[1]): Attack => ({
  name: `a message that a payment has succeeded, of a card that is ${card}`,
  answers: 200,
  run: async (world) => tellSite(world.site, await unpaid(world, card)),
})

type Api = Awaited<ReturnType<typeof startStripeApi>>

/** A message as Stripe would send one, where Stripe takes the money. */
const byStripe = (
  name: string,
  answers: number,
  spoil: { event?: object; signing?: Parameters<Api['signed']>[1]; isSigned?: boolean },
): Attack => ({
  name,
  answers,
  run: async (world) => {
    const { services } = world.bench
    const before = services.provider
    const api = await startStripeApi()
    services.provider = stripeDriver(api.settings)
    try {
      const { event = {}, signing, isSigned = true } = spoil
      const data = { object: { id: world.cast.victim.paymentId } }
      const type = 'payment_intent.succeeded'
      const { body, headers } = api.signed({ type, data, ...event }, signing)
      const signature = isSigned ? headers : new Headers()
      return await world.bench.call('/userbase/payment-notice', {
        method: 'POST',
        headers: signature,
        body,
      })
    } finally {
      services.provider = before
      await api.stop()
    }
  },
})

/** Messages of a payment provider that are not its own, or not of now. */
export const WEBHOOKS: Group = {
  name: 'messages of the payment provider',
  attacks: [
    told('a lost dispute that nobody signed', 400, (world) => ({
      body: lost(world),
      header: () => null,
    })),
    told('a lost dispute under the signature of another message', 400, (world) => ({
      body: lost(world),
      header: () =>
        signedBodyHeader({ secret: WEBHOOK_SECRET, body: '{}', seconds: secondsOf(world) }),
    })),
    told('a lost dispute, signed by another secret', 400, (world) => ({
      body: lost(world),
      header: () => signed(world, { secret: 'a secret of somebody else' }),
    })),
    told('a lost dispute, signed by no secret', 400, (world) => ({
      body: lost(world),
      header: () => signed(world, { secret: '' }),
    })),
    told('a lost dispute of ten minutes ago', 400, (world) => ({
      body: lost(world),
      header: () => signed(world, { late: 600 }),
    })),
    told('a lost dispute of ten minutes ahead', 400, (world) => ({
      body: lost(world),
      header: () => signed(world, { late: -600 }),
    })),
    told('a lost dispute, signed for another moment', 400, (world) => ({
      body: lost(world),
      header: () => signed(world, { late: 600 }).replace(/t=\d+/, `t=${secondsOf(world)}`),
    })),
    told('two signatures, the second one right', 400, (world) => ({
      body: lost(world),
      header: () => `${signed(world, { secret: 'another' })},${signed(world, {}).split(',')[1]}`,
    })),
    told('the same message once more, and once more', 200, () => ({})),
    saysPaid('slow'),
    saysPaid('declined'),
    saysPaid('secure'),
    {
      name: 'the payment of somebody else for the own purchase',
      answers: 200,
      run: async (world) => {
        const { key } = await unpaid(world, 'declined')
        return tellSite(world.site, { key, paymentId: world.cast.victim.paymentId })
      },
    },
    {
      name: 'the own payment for the purchase of somebody else',
      answers: 200,
      run: async (world) => {
        const { paymentId } = await unpaid(world, 'declined')
        return tellSite(world.site, { paymentId, key: `${world.cast.victim.purchaseId}-1` })
      },
    },
    {
      name: 'a message past the site, with the key of the site',
      answers: 400,
      run: async (world) => {
        await customer(world)
        return call(world, '/userbase/payment-notice', JSON.parse(lost(world)), {
          'X-Services-Key': SERVICES_KEY,
        })
      },
    },
    byStripe('a message of Stripe that nobody signed', 400, { isSigned: false }),
    byStripe('a message of Stripe, signed by another secret', 400, {
      signing: { secret: 'whsec_of_somebody_else' },
    }),
    byStripe('a message of Stripe of ten minutes ago', 400, { signing: { ageS: 600 } }),
    byStripe('a message of Stripe for the other kind of money', 200, { event: { livemode: true } }),
  ],
}
