import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { purchaseIdIn } from '#features/checkout/server/own-purchase.ts'
import { clickbankProof } from '#features/orders/server/clickbank-proof.ts'
import { clickbank } from '#features/orders/server/clickbank.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { giveRefund } from '#services/operator/give-refund.ts'
import { tellSite } from '../../../support/checkout-browser.ts'
import { payloadFor } from '../../support/bench.ts'
import type { Attack, Group } from '../attack.ts'
import {
  browserIn,
  checkedChange,
  customer,
  newId,
  paymentOf,
  stranger,
  withdraw,
} from '../attackers.ts'
import { ask, JSON_TYPE } from '../hand.ts'
import { VENDOR_SECRET, type World } from '../world.ts'

const CHECK = 'account/billing/plan/check/?lang=en'

type Customer = Awaited<ReturnType<typeof customer>>

/** Something that a customer does several times. */
const again = (
  name: string,
  answers: readonly number[],
  acts: (one: Customer, world: World) => Promise<readonly Response[]>,
): Attack => ({ name, answers, run: async (world) => acts(await customer(world), world) })

const twice = async (act: () => Promise<Response>) => [await act(), await act()]

const take: Handle<CheckoutSite> = (request, site) => clickbank(request, { ...site, purchaseIdIn })

type Sale = { cbreceipt?: string; item?: string; time?: string; cemail: string; cbpop?: string }

let receipts = 0

const newReceipt = () => {
  receipts += 1
  return `SOLD${String(receipts).padStart(4, '0')}`
}

/** A receipt of the marketplace as a browser shows it, signed for what `signedAs` says. */
const show = (world: World, { signedAs = {}, ...sale }: Sale & { signedAs?: Partial<Sale> }) => {
  const time = `${Math.floor(world.bench.clock.time / 1000)}`
  const said = { cbreceipt: 'ABCD1234', item: '1', time, cname: 'Mallory', language: 'en', ...sale }
  const proven = { ...said, ...signedAs }
  const cbpop = clickbankProof({ ...proven, time: Number(proven.time) }, VENDOR_SECRET)
  world.people.add(sale.cemail)
  return ask(
    { world, handle: take, path: '/api/clickbank' },
    { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ cbpop, ...said }) },
  )
}

/** A receipt that was signed for something else gives nothing. */
const forged = (name: string, sale: Partial<Sale>, signedAs: Partial<Sale>): Attack => ({
  name,
  answers: 403,
  run: (world) => show(world, { cemail: `${newId()}@example.com`, ...sale, signedAs }),
})

const signUp = (world: World, email: string, key: string) =>
  world.bench.signUp(payloadFor(email), { 'Idempotency-Key': key })

/** What was right once, again. */
export const REPLAYS: Group = {
  name: 'replays',
  attacks: [
    again('a withdrawal twice under one name', [200, 201], (one, world) => {
      const id = newId()
      return twice(() => withdraw(world, one, id))
    }),
    again('a withdrawal twice', [201, 201], (one, world) => twice(() => withdraw(world, one))),
    again('a withdrawal again after the money went back', [201, 201], async (one, world) => {
      const first = await withdraw(world, one)
      await world.work()
      return [first, await withdraw(world, one)]
    }),
    again('a refund twice', [200, 200], async ({ orderNumber }, world) => {
      const { services, database } = world.bench
      const queries = await database.get()
      const wish = { orderNumber, amount: null, reason: 'asked for', isAgain: true }
      const give = () =>
        giveRefund(queries, { wish, services }).then(
          () => new Response(),
          () => new Response(),
        )
      return twice(give)
    }),
    again('a larger plan twice by one page', [303, 422], async (one) => {
      const checked = await checkedChange(one, 'premium-5')
      return twice(() => one.send(CHECK, checked))
    }),
    {
      name: 'a payment twice by one page',
      answers: [200, 200],
      run: async (world) => {
        const browser = browserIn(world)
        await browser.choose()
        const fields = await browser.payFields()
        world.people.add(fields.buyer.email)
        return twice(() => browser.send(fields))
      },
    },
    {
      name: 'a payment for one address from two browsers',
      answers: [200, 409],
      run: async (world) => {
        const [one, other] = [browserIn(world), browserIn(world)]
        await one.choose()
        await other.choose()
        const fields = await one.payFields()
        const { email } = fields.buyer
        world.people.add(email)
        return [
          await one.send(fields),
          await other.send(await other.payFields({ buyer: { email } })),
        ]
      },
    },
    {
      name: 'a card’s token for two purchases',
      answers: [200, 200],
      run: async (world) => {
        const [one, other] = [browserIn(world), browserIn(world)]
        await one.choose()
        await other.choose()
        const [fields, others] = [await one.payFields(), await other.payFields()]
        for (const { buyer } of [fields, others]) world.people.add(buyer.email)
        const { methodToken } = fields
        return [await one.send(fields), await other.send({ ...others, methodToken })]
      },
    },
    again(
      'a message of the provider three times after a refund',
      [200, 200, 200],
      async (one, world) => {
        const paymentId = await paymentOf(world, one.id)
        await withdraw(world, one)
        await world.work()
        const tell = () => tellSite(world.site, { paymentId, key: `${one.id}-1` })
        return [await tell(), ...(await twice(tell))]
      },
    ),
    {
      name: 'a sign-up under the key of another address',
      answers: [201, 422],
      run: async (world) => {
        const key = newId()
        const emails = [`${newId()}@example.com`, `${newId()}@example.com`] as const
        for (const email of emails) world.people.add(email)
        return [await signUp(world, emails[0], key), await signUp(world, emails[1], key)]
      },
    },
    {
      name: 'a sign-up with the address of a customer',
      answers: 409,
      run: (world) => signUp(world, world.cast.victim.email, newId()),
    },
    {
      name: 'a sign-up with that address in capitals',
      answers: 409,
      run: (world) => signUp(world, world.cast.victim.email.toUpperCase(), newId()),
    },
    forged('a receipt of the marketplace for another item', { item: '2' }, { item: '1' }),
    forged(
      'a receipt of the marketplace under another number',
      { cbreceipt: 'ZZZZ9999' },
      { cbreceipt: 'ABCD1234' },
    ),
    forged(
      'a receipt of the marketplace of another day',
      { time: '1795000001' },
      { time: '1795000002' },
    ),
    forged('a receipt of the marketplace of a year ago', { time: '1764000000' }, {}),
    {
      name: 'a receipt of the marketplace by nobody',
      answers: 403,
      run: (world) => show(world, { cemail: `${newId()}@example.com`, cbpop: '00000000' }),
    },
    {
      name: 'a receipt of the marketplace for a second address',
      answers: [200, 200],
      run: async (world) => {
        const cbreceipt = newReceipt()
        const first = `${newId()}@example.com`
        const shown = await show(world, { cbreceipt, cemail: first })
        const other = await show(world, { cbreceipt, cemail: `${newId()}@example.com` })
        // Its money is at the marketplace.
        world.people.delete(first)
        return [shown, other]
      },
    },
    {
      name: 'a receipt of the marketplace for who buys nothing, twice',
      answers: [403, 403],
      run: async (world) => {
        const { email: cemail } = await stranger(world)
        return twice(() => show(world, { cemail, cbpop: 'AAAAAAAA' }))
      },
    },
  ],
}
