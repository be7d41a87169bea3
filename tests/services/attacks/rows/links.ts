import { eq } from 'drizzle-orm'
import { emailLinkAddress } from '#services/account/email-change.ts'
import { users } from '#services/db/schema.ts'
import { emailChanges, subscriptions } from '#services/db/subscription-schema.ts'
import { methodPageAddress } from '#services/payment/method-link.ts'
import type { Attack, Group } from '../attack.ts'
import { customer, linkIn, stranger } from '../attackers.ts'
import { FORM, raw } from '../hand.ts'
import type { World } from '../world.ts'

const below = (world: World, link: string, method = 'GET') =>
  raw(world, `/webapp/${link}`, { method, headers: { 'Sec-Fetch-Site': 'same-origin' } })

/** Has a link for logging in mailed to an address, as anybody may; gives it as its owner finds it. */
const askedLink = async (world: World, email: string) => {
  const body = new URLSearchParams({ email, password: '' }).toString()
  const headers = { ...FORM, 'Sec-Fetch-Site': 'same-origin' }
  world.bench.clock.time += 1
  await raw(world, '/webapp/account/login/?lang=en', { method: 'POST', headers, body })
  return linkIn(world, { email, kind: 'login' })
}

const KEY = /(key=)([^&]+)/

type Spoil = (link: string, world: World) => string | Promise<string>

/** A link to the account of a customer, as somebody would have it who does not read that mailbox. */
const spoilt = (name: string, spoil: Spoil, answers = 401): Attack => ({
  name,
  answers,
  run: async (world) =>
    below(world, await spoil(await askedLink(world, world.cast.victim.email), world), 'POST'),
})

/** A link to the own account. */
const own = (
  name: string,
  answers: number,
  act: (world: World, link: string) => Promise<Response>,
): Attack => ({
  name,
  answers,
  run: async (world) => act(world, await askedLink(world, (await stranger(world)).email)),
})

type Side = 'old' | 'new'

/** A change of the own address to that of a customer, with its links. */
const movingTo = async (world: World, email: string) => {
  const { send, email: from } = await stranger(world)
  await send('account/email/?lang=en', { email })
  const queries = await world.bench.database.get()
  const [found] = await queries
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(users.email, from))
  const { services } = world.bench
  return (side: Side) =>
    emailLinkAddress({ id: found?.id ?? '', side }, { ...services, locale: 'en' }).slice(
      services.webAppUrl.length + 1,
    )
}

const moving = (
  name: string,
  answers: number,
  act: (world: World, linkOf: (side: Side) => string) => Promise<Response>,
): Attack => ({
  name,
  answers,
  run: async (world) => act(world, await movingTo(world, world.cast.victim.email)),
})

/** The page for the card of the own subscription, with another word in its address. */
const card = (name: string, answers: number, spoil: Spoil): Attack => ({
  name,
  answers,
  run: async (world) => {
    const { email } = await customer(world)
    const { services, database } = world.bench
    const [row] = await (
      await database.get()
    )
      .select({ providerId: subscriptions.providerId })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(eq(users.email, email))
    const back = `${services.webAppUrl}/account/billing/`
    const named = { subscriptionId: row?.providerId ?? '', locale: 'en', back } as const
    const address = methodPageAddress({ ...named, services, now: services.now() })
    const { pathname, search } = new URL(address)
    return raw(world, await spoil(`${pathname}${search}`, world))
  },
})

const MINUTES = 1 / 24 / 60

/** Links that stand in mails of others, or in the own ones and a little changed. */
export const LINKS: Group = {
  name: 'links',
  attacks: [
    spoilt('a key with another end', (link) => link.replace(KEY, '$1A$2')),
    spoilt('half a key', (link) => link.replace(/(key=.{20})[^&]+/, '$1')),
    spoilt('no key', (link) => link.replace(KEY, '$1')),
    spoilt('the key of the own link', async (link, world) => {
      const mine = await askedLink(world, (await stranger(world)).email)
      return link.replace(KEY, KEY.exec(mine)?.[0] ?? '')
    }),
    spoilt('the key of another kind of link', (link, { bench }) => {
      const id = /id=([^&]+)/.exec(link)?.[1] ?? ''
      const made = emailLinkAddress({ id, side: 'old' }, { ...bench.services, locale: 'en' })
      return link.replace(KEY, KEY.exec(made)?.[0] ?? '')
    }),
    spoilt(
      'a link for logging in as an invitation',
      (link) => link.replace('/link/', '/invitation/'),
      410,
    ),
    spoilt(
      'a link for logging in for another address',
      (link) => link.replace('/link/', '/email/confirm/'),
      410,
    ),
    own('a link twice', 401, async (world, link) => {
      await below(world, link, 'POST')
      return below(world, link, 'POST')
    }),
    own('a link after its quarter of an hour', 401, (world, link) =>
      world.on(16 * MINUTES, () => below(world, link, 'POST')),
    ),
    own('a link by a program that looks ahead', 200, (world, link) => below(world, link)),
    own('a link by HEAD', 405, (world, link) => below(world, link, 'HEAD')),
    own('a link in a form of another site', 403, (world, link) =>
      raw(world, `/webapp/${link}`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'cross-site' },
      }),
    ),
    moving('the own side of a change for the other', 410, (world, linkOf) =>
      below(world, linkOf('old').replace('side=old', 'side=new'), 'POST'),
    ),
    moving('one side of a change alone', 200, (world, linkOf) =>
      below(world, linkOf('old'), 'POST'),
    ),
    moving('one side of a change twice', 200, async (world, linkOf) => {
      await below(world, linkOf('old'), 'POST')
      return below(world, linkOf('old'), 'POST')
    }),
    moving('a change to an address that has an account', 409, async (world, linkOf) => {
      await below(world, linkOf('old'), 'POST')
      return below(world, linkOf('new'), 'POST')
    }),
    moving('a change after its day', 410, (world, linkOf) =>
      world.on(1.1, () => below(world, linkOf('old'), 'POST')),
    ),
    card('the card of somebody else', 410, (link, { cast }) =>
      link.replace(/id=[^&]+/, `id=${cast.victim.subscriptionId}`),
    ),
    card('a way back to another site', 410, (link) =>
      link.replace(/back=[^&]+/, 'back=https%3A%2F%2Fevil.example%2F'),
    ),
    card('a card page for longer', 410, (link) => link.replace(/until=(\d)/, 'until=9$1')),
    card('a card page without its key', 410, (link) => link.replace(KEY, '$1')),
  ],
}
