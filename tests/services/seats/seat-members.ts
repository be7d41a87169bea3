import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { PlanId } from '#lib/config/plans.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { users } from '#services/db/schema.ts'
import { seats } from '#services/db/seat-schema.ts'
import { newSignIn } from '#services/keys/tokens.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { lettersTo } from '../support/letters-to.ts'
import { buyerOf, newQuote } from '../support/purchase.ts'

const DOCUMENT = 'download/shareholders-agreement-D1007'

const answered = z.object({ account: z.object({ hasLicence: z.boolean() }) })

/** Somebody with a plan for several people, and the people. */
export const seatMembers = (bench: () => Bench) => {
  const { signedIn: signUp, logIn } = billingMembers(bench)
  const { buy } = buyerOf(bench)

  /** Somebody with an account, who reads English. */
  const signedIn = async () => {
    const visitor = await signUp()
    const queries = await bench().database.get()
    await queries.update(users).set({ language: 'en' }).where(eq(users.email, visitor.email))
    return visitor
  }

  type Visitor = Awaited<ReturnType<typeof signedIn>>

  /** Somebody who has paid for a plan, that for five where none is named. */
  const holder = async (plan: PlanId = 'premium') => {
    const visitor = await signedIn()
    const quote = newQuote(bench().clock.time, plan)
    const bought = await buy({ quote, language: 'en' }, { email: visitor.email })
    return { ...visitor, ...bought, userId: (await visitor.user()).id }
  }

  type Holder = Awaited<ReturnType<typeof holder>>

  /** The same on another day, on which a sign-in of before has ended. */
  const later = async <Person extends { userId: string }>(person: Person, days: number) => {
    bench().clock.time += days * DAY_MS
    return { ...person, ...(await logIn(person.userId)) }
  }

  /** A row that says a place was accepted now. */
  const seatOf = async ({ userId: holderId }: Holder, member: Visitor) => {
    const id = randomUUID()
    const at = new Date(bench().clock.time)
    const { id: memberId } = await member.user()
    const accepted = { id, holderId, memberId, language: 'en', invitedAt: at } as const
    await (await bench().database.get()).insert(seats).values({ ...accepted, acceptedAt: at })
    return id
  }

  /** What is open to somebody: a download, the licence that the site asks for, the plan on the account page. */
  const opens = async ({ visit, read, user }: Visitor) => {
    const { id: userId, signInNumber: number } = await user()
    const signIn = newSignIn({ userId, number, isByMail: true })
    const token = await bench().services.tokens.issue('singleSignOn', signIn)
    const asked = await bench().call(`/api/account/get/${userId}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    return {
      download: (await visit(DOCUMENT)).status,
      hasLicence: answered.parse(await asked.json()).account.hasLicence,
      account: (await read('account/')).includes('Premium'),
    }
  }

  /** Gives all of a holder's money back. */
  const refundAll = ({ orderNumber, outcome }: Holder) =>
    bench().post(`/told/order/${orderNumber}/refund`, {
      key: randomUUID(),
      refunded: outcome.amount,
      reason: 'asked for',
    })

  /** The link of the newest invitation that an address was sent, below the web app. */
  const linkTo = async (email: string) => {
    const letters = await lettersTo(bench(), email)
    const invited = letters.filter(({ letter }) =>
      letter.links[0]?.href.includes('/account/invitation/'),
    )
    const href = invited.at(-1)?.letter.links[0]?.href ?? ''
    return href.slice(bench().services.webAppUrl.length + 1)
  }

  /** Invites an address on the holder's page. */
  const invite = ({ send }: Visitor, email: string, language = 'en') =>
    send('account/people/?lang=en', { email, language })

  /** Presses a button of an invitation in a browser that nobody is signed in with. */
  const press = async (link: string, act: 'accept' | 'decline') => {
    const answer = await bench().call(`/webapp/${link}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ act }),
    })
    const Cookie = (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
    const read = async (path: string) =>
      (await bench().call(`/webapp/${path}`, { headers: { Cookie } })).text()
    return { answer, read }
  }

  return { signedIn, later, holder, seatOf, opens, refundAll, linkTo, invite, press }
}
