import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { paymentCharges } from '#services/db/payment-schema.ts'
import { orders, purchaseAttempts } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { newSignIn } from '#services/keys/tokens.ts'
import type { Holding } from '../subscriptions/judge/story.ts'
import { visitorOf } from '../subscriptions/judge/visitor.ts'
import { holdingIn, wordsOf } from '../subscriptions/judge/witness.ts'
import type { Bench } from '../support/bench.ts'
import type { Heard } from './hand.ts'
import type { World } from './world.ts'

/** A charge in the books of the payment provider. */
export type Charge = { email: string; total: number; back: number; state: string; at: number }

/** What somebody may do, as the account service and the pages of the web app say. */
export type Person = {
  email: string
  hasAccount: boolean
  isOpen: boolean
  holding: Holding | null
}

/** What can be seen from outside. */
export type Facts = {
  now: number
  charges: readonly Charge[]
  /** Listed to be given back by a person, by address. */
  secondCharges: ReadonlyMap<string, number>
  attackers: readonly Person[]
  /** The victim's and the affiliate's pages, by name. */
  pages: Readonly<Record<string, string>>
  guests: ReadonlyMap<string, readonly string[]>
  heard: readonly Heard[]
  words: readonly string[]
}

const DOCUMENT = 'download/shareholders-agreement-D1007'

const chargesIn = async ({ database }: Bench): Promise<Charge[]> => {
  const queries = await database.get()
  const found = await queries
    .select()
    .from(paymentCharges)
    .orderBy(paymentCharges.createdAt, paymentCharges.key)
  return found.map(({ request: { email, amount: total }, refunded: back, state, createdAt }) => ({
    email,
    total,
    back,
    state,
    at: createdAt.getTime(),
  }))
}

/** The question of docs/decisions/039: money that is no sale, which the list for the books has a person give back. */
const secondChargesIn = async ({ database }: Bench): Promise<Map<string, number>> => {
  const queries = await database.get()
  const found = await queries
    .select({ buyer: purchaseAttempts.buyer, total: purchaseAttempts.total })
    .from(purchaseAttempts)
    .leftJoin(
      orders,
      and(
        eq(orders.purchaseId, purchaseAttempts.purchaseId),
        eq(orders.attempt, purchaseAttempts.number),
      ),
    )
    .where(and(eq(purchaseAttempts.state, 'succeeded'), isNull(orders.number)))
  const sums = new Map<string, number>()
  for (const { buyer, total } of found) sums.set(buyer.email, total + (sums.get(buyer.email) ?? 0))
  return sums
}

const answered = z.object({ account: z.object({ hasLicence: z.boolean() }) })

const hasLicence = async ({ database, services, call }: Bench, email: string) => {
  const queries = await database.get()
  const [user] = await queries.select().from(users).where(eq(users.email, email))
  if (!user) return undefined
  const signIn = newSignIn({ userId: user.id, number: user.signInNumber, isByMail: true })
  const Authorization = `Bearer ${await services.tokens.issue('singleSignOn', signIn)}`
  const told = await call(`/api/account/get/${user.id}`, { headers: { Authorization } })
  return answered.parse(await told.json()).account.hasLicence
}

const personOf = async (bench: Bench, email: string): Promise<Person> => {
  const licence = await hasLicence(bench, email)
  if (licence === undefined) return { email, hasAccount: false, isOpen: false, holding: null }
  const { visit } = visitorOf(bench, email)
  const isOpen = licence || (await visit(DOCUMENT)).status === 200
  const holding = holdingIn(wordsOf(await (await visit('account/?lang=en')).text()))
  return { email, hasAccount: true, isOpen, holding }
}

const PAGES = ['account/', 'account/people/', 'account/details/', 'account/email/', 'affiliate/']

const pagesOf = async ({ bench, cast: { victim, member, affiliateEmail } }: World) => {
  const shown = async (email: string, path: string) => {
    const page = await visitorOf(bench, email).visit(`${path}?lang=en`)
    return `${page.status} ${wordsOf(await page.text())}`
  }
  const told = await bench.post('/api/auth/ssoValidate/', { ssojwt: victim.ssojwt })
  const pages: Record<string, string> = { 'sign-in': `${told.status}` }
  for (const path of PAGES.slice(0, -1)) pages[path] = await shown(victim.email, path)
  pages.receipt = await shown(victim.email, `receipt/${victim.receipt}`)
  pages.member = await shown(member, 'account/')
  for (const path of ['affiliate/', 'affiliate/sales/'])
    pages[path] = await shown(affiliateEmail, path)
  const people = [victim.email, member, affiliateEmail]
  for (const email of people) pages[`licence of ${email}`] = `${await hasLicence(bench, email)}`
  return pages
}

/** Reads what can be seen from outside now. */
export const readFacts = async (world: World): Promise<Facts> => {
  const { bench, people, guests, heard, cast } = world
  const insiders = [...guests.values()].flat()
  const attackers: Person[] = []
  for (const email of new Set([...people, ...guests.keys(), ...insiders])) {
    attackers.push(await personOf(bench, email))
  }
  return {
    now: bench.clock.time,
    charges: await chargesIn(bench),
    secondCharges: await secondChargesIn(bench),
    attackers,
    pages: await pagesOf(world),
    guests: new Map(guests),
    heard: [...heard],
    words: cast.words,
  }
}
