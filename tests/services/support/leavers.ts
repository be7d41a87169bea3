import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  declarationAnswer,
  type CancelDeclaration,
  type WithdrawDeclaration,
} from '#features/leaving/leaving-contract.ts'
import { orders, outboxMails } from '#services/db/purchase-schema.ts'
import { declarations, subscriptions } from '#services/db/subscription-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { letterText } from '#services/mail/letter-text.ts'
import type { Bench } from './bench.ts'
import { buyerOf } from './purchase.ts'

/** Where a declaration is sent. */
export const DECLARATION_PATH = '/userbase/declaration'

/** A cancellation of a stranger. */
export const newCancel = (change: Partial<CancelDeclaration> = {}): CancelDeclaration => ({
  id: randomUUID(),
  kind: 'cancel',
  language: 'de',
  name: 'Eva Müller',
  email: `eva.${randomUUID()}@example.org`,
  orderNumber: null,
  way: 'ordinary',
  reason: null,
  wishedEnd: null,
  ...change,
})

/** A withdrawal from an order. */
export const newWithdrawal = (
  change: Pick<WithdrawDeclaration, 'email' | 'orderNumber'>,
): WithdrawDeclaration => ({
  id: randomUUID(),
  kind: 'withdraw',
  language: 'fr',
  name: 'Ann Roy',
  ...change,
})

/** Buyers who declare that they leave, and what becomes of it. */
export const leaversOf = (bench: () => Bench) => {
  const { buy } = buyerOf(bench)
  const queries = () => bench().database.get()
  const rowOf = async (id: string) => {
    const [row] = await (await queries()).select().from(declarations).where(eq(declarations.id, id))
    return row
  }
  const mailsTo = async (email: string) => {
    const mails = await (
      await queries()
    )
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, email.toLowerCase()))
    return mails.filter(({ kind }) => kind === 'declaration')
  }
  const subscriptionOfOrder = async (number: string) => {
    const [found] = await (
      await queries()
    )
      .select({ subscription: subscriptions })
      .from(orders)
      .innerJoin(subscriptions, eq(subscriptions.providerId, orders.subscriptionId))
      .where(eq(orders.number, number))
    return found?.subscription
  }
  const send = async (declaration: object) => {
    const answer = await bench().post(DECLARATION_PATH, declaration)
    return { status: answer.status, body: declarationAnswer.parse(await answer.json()) }
  }
  const letterTo = async (email: string) => {
    const [mail] = await mailsTo(email)
    if (!mail) throw new Error('No mail')
    return letterText(await letterOf(await queries(), { ...bench().services, mail }))
  }
  return { buy, queries, rowOf, mailsTo, subscriptionOfOrder, send, letterTo }
}
