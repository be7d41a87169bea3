import type { PayRequest } from '#features/checkout/checkout-contract.ts'
import type { Attack, Group } from '../attack.ts'
import { browserIn, checkedChange, customer, withdraw, yearOver } from '../attackers.ts'
import { handOf } from '../hand.ts'
import type { World } from '../world.ts'

type Place = Partial<PayRequest['buyer']>

/** Pays from one place what was shown for another, or with what else is said of a place. */
const paidFrom = (
  name: string,
  answers: number,
  { shown = {}, said }: { shown?: Place; said: Record<string, unknown> },
): Attack => ({
  name,
  answers,
  run: async (world) => {
    const browser = browserIn(world)
    await browser.choose()
    const fields = await browser.payFields({ buyer: shown })
    world.people.add(fields.buyer.email)
    return browser.send({ ...fields, buyer: { ...fields.buyer, ...said } })
  },
})

type Customer = Awaited<ReturnType<typeof customer>>

/** Details of another place on Billing, shortly before a charge. */
const moved = (
  name: string,
  {
    place,
    after,
  }: {
    place: Record<string, string>
    after: (one: Customer, world: World) => Promise<Response>
  },
): Attack => ({
  name,
  answers: [303, 303],
  run: async (world) => {
    const one = await yearOver(world)
    const details = { firstName: 'Mallory', lastName: 'Roy', province: '', ...place }
    const saved = await one.send('account/details/?lang=en', details)
    return [saved, await after(one, world)]
  },
})

const renewed = async ({ visit }: Customer, world: World) => {
  await world.work()
  const { status } = await visit('account/billing/?lang=en')
  return new Response(null, { status: status === 200 ? 303 : status })
}

type Leaver = { email: string; orderNumber: string }

const withdrawn = (name: string, act: (world: World) => Promise<Leaver>): Attack => ({
  name,
  answers: 201,
  run: async (world) => withdraw(world, await act(world)),
})

/** A withdrawal that gives no money by machine: who has paid can still download. */
const inVain = (
  name: string,
  {
    act,
    of = (leaver) => leaver,
  }: {
    act: (world: World) => Promise<Leaver>
    of?: (leaver: Leaver, world: World) => Leaver
  },
): Attack => ({
  name,
  answers: [200, 201],
  run: async (world) => {
    const leaver = await act(world)
    const taken = await withdraw(world, of(leaver, world))
    await world.work()
    const document = 'download/shareholders-agreement-D1007'
    return [taken, await handOf(world, leaver).visit(document)]
  },
})

const company = async (world: World, buyer: Place) => {
  const browser = browserIn(world)
  await browser.choose()
  const fields = await browser.payFields({ buyer })
  const { email } = fields.buyer
  world.people.add(email)
  const view = await browser.viewIn(await browser.send(fields))
  return { email, orderNumber: view.orderNumber ?? '' }
}

const INVOICE = {
  company: 'Mallory Ltd',
  street: 'High Street 1',
  city: 'London',
  postalCode: 'N1 9GU',
}

/** Places, tax numbers and the rights that go by them. */
export const PLACES: Group = {
  name: 'places',
  attacks: [
    paidFrom('the total of Alberta in Québec', 409, {
      shown: { province: 'AB' },
      said: { province: 'QC' },
    }),
    paidFrom('the total without taxes in Québec', 409, {
      shown: { country: 'US', province: 'NY' },
      said: { country: 'CA', province: 'QC' },
    }),
    paidFrom('a province in small letters', 422, { said: { province: 'qc' } }),
    paidFrom('a country in small letters', 422, { said: { country: 'ca' } }),
    paidFrom('no province in Canada', 422, { said: { province: null } }),
    paidFrom('two countries', 422, { said: { country: ['CA', 'US'] } }),
    paidFrom('a tax number as a list', 422, { said: { taxNumber: ['DE999999999'] } }),
    paidFrom('a tax number that is a sentence', 422, { said: { taxNumber: '<b>none</b>' } }),
    paidFrom('a tax number of the right form alone, in Germany', 200, {
      shown: { country: 'DE', province: null },
      said: { taxNumber: 'DE999999999' },
    }),
    paidFrom('a consumer’s number for a company’s, in Italy', 200, {
      shown: { country: 'IT', province: null },
      said: { taxNumber: 'RSSMRA80A01H501U' },
    }),
    paidFrom('a number of Northern Ireland in Britain', 200, {
      shown: { country: 'GB', province: null },
      said: { taxNumber: 'XI999999999' },
    }),
    paidFrom('a tax number for the taxes of Québec', 200, { said: { taxNumber: 'DE999999999' } }),
    moved('out of Canada before the renewal', {
      place: { country: 'US', province: 'US-CA' },
      after: renewed,
    }),
    moved('a tax number before the renewal', {
      place: { country: 'DE', taxNumber: 'DE999999999' },
      after: renewed,
    }),
    moved('to Britain before the renewal', { place: { country: 'GB' }, after: renewed }),
    moved('out of Canada, and a larger plan at once', {
      place: { country: 'US', province: 'US-NY' },
      after: async (one, world) => {
        await world.work()
        return one.send(
          'account/billing/plan/check/?lang=en',
          await checkedChange(one, 'premium-5'),
        )
      },
    }),
    inVain('a withdrawal of a company in Britain', {
      act: (world) => company(world, { country: 'GB', province: null, ...INVOICE }),
    }),
    withdrawn('a withdrawal from California', (world) =>
      customer(world, { place: { country: 'US', province: null } }),
    ),
    withdrawn('a withdrawal from Québec', (world) => customer(world)),
    inVain('a withdrawal after twenty days', {
      act: (world) => world.on(-20, () => customer(world)),
    }),
    inVain('a withdrawal after a year that was renewed', {
      act: async (world) => {
        const one = await yearOver(world)
        await world.work()
        return one
      },
    }),
    inVain('a withdrawal from an order of somebody else', {
      act: customer,
      of: ({ email }, { cast }) => ({ email, orderNumber: cast.victim.number }),
    }),
    inVain('a withdrawal from the own order for somebody else', {
      act: customer,
      of: ({ orderNumber }, { cast }) => ({ email: cast.victim.email, orderNumber }),
    }),
    withdrawn('a withdrawal by a member', ({ cast }) =>
      Promise.resolve({ email: cast.member, orderNumber: cast.victim.number }),
    ),
    withdrawn('a withdrawal with another address of the same letters', ({ cast }) =>
      Promise.resolve({
        email: cast.victim.email.replace('victim.', 'victim+1.'),
        orderNumber: cast.victim.number,
      }),
    ),
    inVain('a second withdrawal within a year', {
      act: async (world) => {
        const { email, orderNumber } = await customer(world)
        await withdraw(world, { email, orderNumber })
        await world.work()
        return customer(world, { email })
      },
    }),
    withdrawn('a withdrawal from a change of plan, then from the year', async (world) => {
      const one = await customer(world)
      await one.send('account/billing/plan/check/?lang=en', await checkedChange(one, 'premium-5'))
      return one
    }),
  ],
}
