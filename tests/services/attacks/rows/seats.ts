import { eq } from 'drizzle-orm'
import { seats } from '#services/db/seat-schema.ts'
import type { Attack, Group } from '../attack.ts'
import { atOnce, checkedChange, customer, linkIn, newId, stranger, withdraw } from '../attackers.ts'
import { FORM, handOf, raw } from '../hand.ts'
import type { World } from '../world.ts'

type Customer = Awaited<ReturnType<typeof customer>>

const PEOPLE = 'account/people/?lang=en'

const invite = ({ send }: Pick<Customer, 'send'>, email: string) =>
  send(PEOPLE, { email, language: 'en' })

const accept = (world: World, link: string) =>
  raw(world, `/webapp/${link}`, {
    method: 'POST',
    headers: { ...FORM, 'Sec-Fetch-Site': 'same-origin' },
    body: 'act=accept',
  })

/** A plan for five with some guests who were invited; `join` has them accept. */
const plan = async (world: World, { count = 1, join = false } = {}) => {
  const holder = await customer(world, { plan: 'premium' })
  const emails = Array.from({ length: count }, () => `guest.${newId()}@example.com`)
  const links: string[] = []
  for (const email of emails) {
    await invite(holder, email)
    const link = await linkIn(world, { email, kind: 'seat' })
    links.push(link)
    if (join) await accept(world, link)
  }
  world.guests.set(holder.email, emails)
  const [email = ''] = emails
  const [link = ''] = links
  return { holder, emails, links, email, link }
}

type Plan = Awaited<ReturnType<typeof plan>>

const withPlan = (
  name: string,
  answers: number | readonly number[],
  {
    act,
    ...wish
  }: {
    count?: number
    join?: boolean
    act: (plan: Plan, world: World) => Promise<Response | readonly Response[]>
  },
): Attack => ({ name, answers, run: async (world) => act(await plan(world, wish), world) })

const seatOf = async ({ bench, cast }: World, holderId = cast.victim.userId) => {
  const queries = await bench.database.get()
  const found = await queries.select().from(seats).where(eq(seats.holderId, holderId))
  return found.find(({ memberId }) => memberId !== null)?.id ?? ''
}

const removeFirst = async ({ holder }: Plan) => {
  const page = await (await holder.visit(PEOPLE)).text()
  const [, seat = ''] = /name="seat"\s+value="([^"]+)"/.exec(page) ?? []
  return holder.send(PEOPLE, { seat, act: page.includes('value="remove"') ? 'remove' : 'withdraw' })
}

/** A member of the plan, who may know who else is meant by it. */
const asMember = (world: World) => {
  const { member, victim } = world.cast
  return handOf(world, { email: member, knows: [member, victim.email] })
}

const byMember = (
  name: string,
  answers: number,
  act: (hand: ReturnType<typeof handOf>, world: World) => Promise<Response>,
): Attack => ({ name, answers, run: (world) => act(asMember(world), world) })

const inviting = (name: string, answers: number, emailOf: (one: Customer) => string): Attack => ({
  name,
  answers,
  run: async (world) => {
    const one = await customer(world, { plan: 'premium' })
    return invite(one, emailOf(one))
  },
})

/** Places in a plan: more of them, those of others, and what a member may do. */
export const SEATS: Group = {
  name: 'places in a plan',
  attacks: [
    withPlan('a guest more than there are places', 409, {
      count: 4,
      join: true,
      act: ({ holder }) => invite(holder, `guest.${newId()}@example.com`),
    }),
    withPlan('two invitations for the last place', [303, 409], {
      count: 3,
      act: ({ holder }) => {
        const press = () => invite(holder, `guest.${newId()}@example.com`)
        return atOnce(press, press)
      },
    }),
    withPlan('an invitation accepted twice', [303, 410], {
      act: async ({ link }, world) => [await accept(world, link), await accept(world, link)],
    }),
    withPlan('an invitation accepted twice at once', [303, 410], {
      act: ({ link }, world) =>
        atOnce(
          () => accept(world, link),
          () => accept(world, link),
        ),
    }),
    withPlan('an invitation accepted and withdrawn at once', 303, {
      act: async (made, world) => {
        const [, removed] = await atOnce(
          () => accept(world, made.link),
          () => removeFirst(made),
        )
        return removed ?? []
      },
    }),
    withPlan('the link of a place that was taken back', [303, 410], {
      join: true,
      act: async (made, world) => [await removeFirst(made), await accept(world, made.link)],
    }),
    withPlan('a document by who was removed', 403, {
      join: true,
      act: async (made, world) => {
        await removeFirst(made)
        return handOf(world, made).visit('download/shareholders-agreement-D1007')
      },
    }),
    withPlan('a withdrawn invitation', 410, {
      act: async (made, world) => {
        await removeFirst(made)
        return accept(world, made.link)
      },
    }),
    withPlan('an invitation after its two weeks', 410, {
      act: ({ link }, world) => world.on(15, () => accept(world, link)),
    }),
    withPlan('an invitation that a program opens', 200, {
      act: ({ link }, world) => raw(world, `/webapp/${link}`),
    }),
    withPlan('an invitation in a form of another site', 403, {
      act: ({ link }, world) =>
        raw(world, `/webapp/${link}`, {
          method: 'POST',
          headers: { 'Sec-Fetch-Site': 'cross-site' },
        }),
    }),
    withPlan('the key of the own invitation for that of somebody else', 410, {
      act: ({ link }, world) => {
        const [id = ''] = /id=[^&]+/.exec(world.cast.invitation) ?? []
        return accept(world, link.replace(/id=[^&]+/, id))
      },
    }),
    withPlan('an invitation for somebody else, while signed in', 409, {
      act: async ({ link }, world) => (await stranger(world)).send(link, { act: 'accept' }),
    }),
    withPlan('places of a year that was given back', 201, {
      count: 2,
      join: true,
      act: ({ holder }, world) => withdraw(world, holder),
    }),
    withPlan('places of a smaller plan from the next year', 303, {
      count: 2,
      join: true,
      act: async ({ holder }) =>
        holder.send('account/billing/plan/check/?lang=en', await checkedChange(holder, 'basic-1')),
    }),
    withPlan('an invitation to the plan of a closed account', 410, {
      act: async ({ holder, link }, world) => {
        await holder.send('account/close/', { 'give-up': 'yes' })
        return accept(world, link)
      },
    }),
    inviting('oneself', 422, ({ email }) => email),
    inviting('oneself in capitals', 422, ({ email }) => email.toUpperCase()),
    inviting('a line break behind an address', 422, () => 'a@b.example\r\nBcc: c@d.example'),
    inviting('no address', 422, () => '__proto__'),
    {
      name: 'somebody in a plan for one',
      answers: 403,
      run: async (world) => invite(await customer(world), `guest.${newId()}@example.com`),
    },
    {
      name: 'somebody without a plan',
      answers: 403,
      run: async (world) => invite(await stranger(world), `guest.${newId()}@example.com`),
    },
    byMember('somebody invited by a member', 403, ({ send }) =>
      send(PEOPLE, { email: 'eve@evil.example', language: 'en' }),
    ),
    byMember('the holder’s Billing by a member', 200, ({ visit }) =>
      visit('account/billing/?lang=en'),
    ),
    byMember('the people of the holder by a member', 200, ({ visit }) => visit(PEOPLE)),
    byMember('fewer places, by a member', 303, ({ send }) =>
      send('account/billing/plan/check/?lang=en', { to: 'basic-1', shown: 'next' }),
    ),
    byMember('the renewal stopped, by a member', 303, ({ send }) =>
      send('account/billing/stop/?lang=en'),
    ),
    byMember('the card of the holder, by a member', 303, ({ visit }) =>
      visit('account/billing/card/?lang=en'),
    ),
    byMember('the holder’s details, by a member', 303, ({ send }) =>
      send('account/details/?lang=en', { firstName: 'Eve', lastName: 'Evil', country: 'US' }),
    ),
    byMember('the place of a member taken back by another', 303, async ({ send }, world) =>
      send(PEOPLE, { seat: await seatOf(world), act: 'remove' }),
    ),
  ],
}
