import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { PlanId } from '#lib/config/plans.ts'
import { seats } from '#services/db/seat-schema.ts'
import { newSignIn } from '#services/keys/tokens.ts'
import type { Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'
import { buyerOf, newQuote } from '../support/purchase.ts'

const DOCUMENT = 'download/shareholders-agreement-D1007'

const answered = z.object({ account: z.object({ hasLicence: z.boolean() }) })

/** Somebody with a plan for several people, and the people. */
export const seatMembers = (bench: () => Bench) => {
  const { signedIn, logIn } = billingMembers(bench)
  const { buy } = buyerOf(bench)

  type Visitor = Awaited<ReturnType<typeof signedIn>>

  /** Somebody who has paid for a plan, that for five where none is named. */
  const holder = async (plan: PlanId = 'premium') => {
    const visitor = await signedIn()
    const quote = newQuote(bench().clock.time, plan)
    const bought = await buy({ quote, language: 'en' }, { email: visitor.email })
    return { ...visitor, ...bought, userId: (await visitor.user()).id }
  }

  type Holder = Awaited<ReturnType<typeof holder>>

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

  return { signedIn, logIn, holder, seatOf, opens, refundAll }
}
