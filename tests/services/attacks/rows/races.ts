import { handOffTokenAnswer } from '#features/account/account-contract.ts'
import { RefundError, refundOrder } from '#services/refunds/refund-order.ts'
import { payloadFor } from '../../support/bench.ts'
import type { Attack, Group } from '../attack.ts'
import {
  atOnce,
  browserIn,
  buy,
  checkedChange,
  customer,
  due,
  newId,
  newPackage,
  stranger,
  withdraw,
  yearOver,
} from '../attackers.ts'
import { raw } from '../hand.ts'
import type { World } from '../world.ts'

type Customer = Awaited<ReturnType<typeof customer>>

const CHECK = 'account/billing/plan/check/?lang=en'

const stop = ({ send }: Customer) => send('account/billing/stop/')

const resume = ({ send }: Customer) => send('account/billing/resume/')

const close = ({ send }: Customer) => send('account/close/', { 'give-up': 'yes' })

const giveBack = async ({ orderNumber }: Customer, { bench }: World): Promise<Response> => {
  const services = { ...bench.services, signal: AbortSignal.timeout(20_000) }
  const wanted = { orderNumber, amount: undefined, reason: 'asked for', isAgain: true }
  try {
    await refundOrder(await bench.database.get(), { ...wanted, services })
  } catch (error) {
    if (!(error instanceof RefundError)) throw error
  }
  return new Response()
}

type Racing = (one: Customer, world: World) => Promise<readonly (() => Promise<Response>)[]>

/** What a customer of Basic has arrive at one moment. */
const race = (
  name: string,
  presses: Racing,
  newOne: (world: World) => Promise<Customer> = customer,
): Attack => ({
  name,
  answers: 200,
  run: async (world) => {
    const answers = await atOnce(...(await presses(await newOne(world), world)))
    // Either may be first: what counts is what is there afterwards, and that nothing broke.
    const broken = answers.find(({ status }) => status >= 500)
    return broken ?? new Response()
  },
})

const upgrade = async (one: Customer, to = 'premium-5') => {
  const checked = await checkedChange(one, to)
  return () => one.send(CHECK, checked)
}

const bothBuy = async (
  world: World,
  fieldsOf: (email: string) => object,
  wish: Record<string, unknown> = {},
) => {
  const email = `${newId()}@example.com`
  const browsers = [browserIn(world), browserIn(world), browserIn(world)]
  const presses: (() => Promise<Response>)[] = []
  for (const browser of browsers) {
    await browser.choose(wish)
    const fields = await browser.payFields({ buyer: fieldsOf(email) })
    world.people.add(fields.buyer.email)
    presses.push(() => browser.send(fields))
  }
  return presses
}

/** What was thought of one after the other, at one moment. */
export const RACES: Group = {
  name: 'races',
  attacks: [
    race('a refund and a withdrawal', async (one, world) => [
      () => giveBack(one, world),
      () => withdraw(world, one),
      () => due(world),
    ]),
    race('two withdrawals', async (one, world) => [
      () => withdraw(world, one),
      () => withdraw(world, one),
      () => due(world),
    ]),
    race('two refunds', async (one, world) => [
      () => giveBack(one, world),
      () => giveBack(one, world),
    ]),
    race('a withdrawal and a larger plan', async (one, world) => [
      () => withdraw(world, one),
      await upgrade(one),
    ]),
    race('a larger plan and a stop', async (one) => [await upgrade(one), () => stop(one)]),
    race('a larger plan twice', async (one) => {
      const press = await upgrade(one)
      return [press, press, press]
    }),
    race('two larger plans', async (one) => [await upgrade(one), await upgrade(one, 'team-2')]),
    race('a stop and its end', async (one) => [
      () => stop(one),
      () => resume(one),
      () => stop(one),
    ]),
    race('the end of the account and a withdrawal', async (one, world) => [
      () => close(one),
      () => withdraw(world, one),
      () => due(world),
    ]),
    race('the end of the account and a larger plan', async (one) => [
      () => close(one),
      await upgrade(one),
    ]),
    race(
      'the end of the account and its renewal',
      async (one, world) => [() => close(one), () => due(world)],
      yearOver,
    ),
    race(
      'a stop and the renewal',
      async (one, world) => [() => stop(one), () => due(world)],
      yearOver,
    ),
    race('a renewal twice', async (_one, world) => [() => due(world), () => due(world)], yearOver),
    race(
      'a larger plan and the renewal',
      async (one, world) => [await upgrade(one), () => due(world)],
      yearOver,
    ),
    race(
      'a new purchase and the renewal',
      async (one, world) => [
        () => buy(world.bench, { email: one.email }).then(() => new Response()),
        () => due(world),
      ],
      yearOver,
    ),
    race('three payments for one address', (_one, world) => bothBuy(world, (email) => ({ email }))),
    race('three payments for addresses of one mailbox in other letters', (_one, world) => {
      let count = 0
      return bothBuy(world, (email) => {
        count += 1
        return { email: email.slice(0, count).toUpperCase() + email.slice(count) }
      })
    }),
    {
      name: 'one package for three',
      answers: 200,
      run: async (world) => {
        const packageToken = await newPackage(world)
        const presses = await bothBuy(world, () => ({}), { packageToken })
        const answers = await atOnce(...presses)
        const states = await Promise.all(answers.map((answer) => answer.clone().text()))
        const paid = states.filter((state) => state.includes('"paid"'))
        return new Response(null, { status: paid.length === 1 ? 200 : 500 })
      },
    },
    {
      name: 'one payment three times',
      answers: [200, 200, 200],
      run: async (world) => {
        const browser = browserIn(world)
        await browser.choose()
        const fields = await browser.payFields()
        world.people.add(fields.buyer.email)
        const press = () => browser.send(fields)
        return atOnce(press, press, press)
      },
    },
    {
      name: 'one hand-off three times',
      answers: [303, 401, 401],
      run: async (world) => {
        const { ssojwt } = await stranger(world)
        const given = await world.bench.post('/api/auth/handOffToken/', { ssojwt })
        const { ssotoken } = handOffTokenAnswer.parse(await given.json())
        const arrive = () => raw(world, `/webapp/?ssotoken=${ssotoken}&lang=en`)
        return atOnce(arrive, arrive, arrive)
      },
    },
    {
      name: 'one sign-up three times, each under its own key',
      answers: [201, 409, 409],
      run: (world) => {
        const email = `${newId()}@example.com`
        world.people.add(email)
        const press = () => world.bench.signUp(payloadFor(email), { 'Idempotency-Key': newId() })
        return atOnce(press, press, press)
      },
    },
  ],
}
