import { eq } from 'drizzle-orm'
import { seats } from '#services/db/seat-schema.ts'
import type { Attack, Group } from '../attack.ts'
import { checkedChange, customer, stranger } from '../attackers.ts'
import type { World } from '../world.ts'

type Customer = Awaited<ReturnType<typeof customer>>

const CHECK = 'account/billing/plan/check/?lang=en'

/** Something that a customer of Basic posts on the own pages. */
const byCustomer = (
  name: string,
  answers: number | readonly number[],
  act: (one: Customer, world: World) => Promise<Response>,
): Attack => ({ name, answers, run: async (world) => act(await customer(world), world) })

const changing = (name: string, answers: number, fields: Record<string, string> | string) =>
  byCustomer(name, answers, ({ send }) => send(CHECK, fields))

const DETAILS = { firstName: 'Mallory', lastName: 'Roy', country: 'CA', province: 'CA-QC' }

const detailing = (name: string, answers: number, change: Record<string, string>) =>
  byCustomer(name, answers, ({ send }) =>
    send('account/details/?lang=en', { ...DETAILS, ...change }),
  )

const victimsSeat = async ({ bench, cast }: World) => {
  const queries = await bench.database.get()
  const found = await queries.select().from(seats).where(eq(seats.holderId, cast.victim.userId))
  return found.find(({ memberId }) => memberId !== null)?.id ?? ''
}

const PEOPLE = 'account/people/?lang=en'

/** What is posted on the pages of the web app by who has an account, or a plan. */
export const ACCOUNT_FORMS: Group = {
  name: 'forms of an account',
  attacks: [
    byCustomer('a larger plan for nothing', 409, ({ send }) =>
      send(CHECK, { to: 'premium-5', shown: '0' }),
    ),
    byCustomer('a larger plan as from the next year, now', 409, ({ send }) =>
      send(CHECK, { to: 'premium-5', shown: 'next' }),
    ),
    byCustomer('the amount of a smaller change for a larger one', 409, async (one) => {
      const { shown } = await checkedChange(one, 'team-2')
      return one.send(CHECK, { to: 'premium-5', shown })
    }),
    changing('a plan for fewer than no people', 422, { to: 'team--2', shown: '0' }),
    changing('a plan for nobody', 422, { to: 'team-0', shown: '0' }),
    changing('a plan for ninety-nine', 422, { to: 'team-99', shown: '0' }),
    changing('one person in a plan for five', 422, { to: 'premium-1', shown: '0' }),
    changing('a plan of the prototype', 422, { to: '__proto__-1', shown: '0' }),
    changing('a plan that is none', 422, { to: 'free-1', shown: '0' }),
    changing('the own plan, with an amount', 422, { to: 'basic-1', shown: '-29988' }),
    changing('a plan as a list', 422, 'to[]=premium-5&shown=0'),
    changing('two plans', 409, 'to=basic-1&to=premium-5&shown=0'),
    byCustomer('the subscription of somebody else in a hidden field', 409, ({ send }, { cast }) =>
      send(CHECK, {
        to: 'premium-5',
        shown: '0',
        id: cast.victim.subscriptionId,
        subscriptionId: cast.victim.subscriptionId,
        userId: cast.victim.userId,
      }),
    ),
    byCustomer('details of somebody else by a hidden field', 303, ({ send }, { cast }) =>
      send(`account/details/?lang=en&userId=${cast.victim.userId}`, {
        ...DETAILS,
        userId: cast.victim.userId,
        email: cast.victim.email,
      }),
    ),
    detailing('a country that is none', 422, { country: 'XX', province: '' }),
    detailing('a country of the prototype', 422, { country: 'constructor', province: '' }),
    detailing('markup for a name', 303, { firstName: '<img src=x onerror=alert(1)>' }),
    {
      name: 'the address of a customer for the own account',
      answers: 200,
      run: async (world) =>
        (await stranger(world)).send('account/email/?lang=en', { email: world.cast.victim.email }),
    },
    {
      name: 'that address in capitals',
      answers: 200,
      run: async (world) =>
        (await stranger(world)).send('account/email/?lang=en', {
          email: world.cast.victim.email.toUpperCase(),
        }),
    },
    {
      name: 'a member of another plan removed',
      answers: 303,
      run: async (world) =>
        (await customer(world, { plan: 'premium' })).send(PEOPLE, {
          seat: await victimsSeat(world),
          act: 'remove',
        }),
    },
    {
      name: 'a place left that is another’s',
      answers: 303,
      run: async (world) =>
        (await stranger(world)).send('account/people/leave/?lang=en', {
          seat: await victimsSeat(world),
        }),
    },
    {
      name: 'sales of another affiliate',
      answers: 404,
      run: async (world) =>
        (await stranger(world)).visit(
          `affiliate/sales/?lang=en&number=${world.cast.affiliateNumber}`,
        ),
    },
    {
      name: 'an objection to a flag of another affiliate',
      answers: 404,
      run: async (world) =>
        (await stranger(world)).send('affiliate/object/?lang=en&flag=1', { objection: 'mine' }),
    },
    {
      name: 'a place where earnings of another are paid',
      answers: 303,
      run: async (world) =>
        (await stranger(world)).send('affiliate/?lang=en', {
          name: 'Roy Reviews',
          places: 'https://roy.example',
          payment: 'IBAN EVIL',
          number: `${world.cast.affiliateNumber}`,
          accept: 'yes',
        }),
    },
  ],
}
