import { and, eq, gt, or, sql } from 'drizzle-orm'
import { normalizeEmail } from '#features/account/email.ts'
import type {
  CancelDeclaration,
  Declaration,
  WithdrawDeclaration,
} from '#features/leaving/leaving-contract.ts'
import { lawOf } from '#lib/config/consumer-law.ts'
import type { Currency } from '#lib/config/currencies.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Database } from '#services/db/database.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { returns } from '#services/db/return-schema.ts'
import { users } from '#services/db/schema.ts'
import { declarations } from '#services/db/subscription-schema.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import { scheduleReturn } from '#services/returns/schedule-return.ts'
import { adjustAfterRefund } from '#services/subscriptions/adjust-after-refund.ts'
import { stopRenewal } from '#services/subscriptions/customer-acts.ts'
import { liveSubscription, lockContract } from '#services/subscriptions/subscription-store.ts'
import { leaveYear, type LeftYear } from './leave-year.ts'
import { withdrawableOrders } from './withdrawable.ts'

type Reading = Pick<Database, 'select' | 'selectDistinct'>

type Sought = Pick<Declaration, 'email' | 'orderNumber'>

/** An order by its number, for an address that is its buyer's or its account's: both have to be known. */
const orderOf = async (queries: Reading, { email, orderNumber }: Sought) => {
  if (orderNumber === null) return undefined
  const address = normalizeEmail(email)
  const [found] = await queries
    // A closed account has no address any more.
    .select({ order: orders, accountEmail: sql<string | null>`nullif(${users.email}, '')` })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(orders.number, orderNumber.trim().toUpperCase()),
        or(
          eq(users.emailNormalized, address),
          sql`lower(${orders.buyer} ->> 'email') = ${address}`,
        ),
      ),
    )
  return found
}

/** The order that a declaration is about, with the address of its account. */
const contractOf = async (writing: Database, sought: Sought) => {
  const found = await orderOf(writing, sought)
  if (!found) return undefined
  const { order, accountEmail } = found
  const subscription =
    order.subscriptionId === null ? undefined : await lockContract(writing, order.subscriptionId)
  return { order, subscription, accountEmail }
}

/** The subscription to be cancelled that has not ended: by order number and address, or by the address of the account alone. */
const subscriptionOf = async (writing: Database, sought: Sought) => {
  const contract = await contractOf(writing, sought)
  if (contract?.subscription && contract.subscription.state !== 'ended') {
    const { subscription, accountEmail } = contract
    return { subscription, accountEmail, isNumbered: true }
  }
  const [user] = await writing
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.emailNormalized, normalizeEmail(sought.email)))
  const subscription = user && (await liveSubscription(writing, { userId: user.id }))
  return subscription && { subscription, accountEmail: user.email, isNumbered: false }
}

type Row = typeof declarations.$inferSelect

/** The effect of a declaration, its subscription, and the address of the account and the language of the contract where they are known. */
type Effect = Pick<Row, 'outcome' | 'subscriptionId' | 'orderNumber'> & {
  accountEmail: string | null
  language: Locale | null
  /** Whether a withdrawal that would be in time is one too many for the machine. */
  isOften?: boolean
  /** Whether the money was on its way already. */
  isRepeated?: boolean
  /** A renewed year that ends early, and what goes back of it. */
  left?: LeftYear & { currency: Currency }
}

type Acting<Kind extends Declaration> = { declaration: Kind; now: Date }

const forAPerson = ({ orderNumber }: Declaration): Effect => ({
  outcome: 'for-a-person',
  subscriptionId: null,
  orderNumber,
  accountEmail: null,
  language: null,
})

/** Whether the end of the paid year is what was asked for; a later day, or an end at once, a person decides. */
const isOrdinary = ({ way, wishedEnd }: CancelDeclaration, periodEnd: Date) =>
  way === 'ordinary' && (wishedEnd === null || new Date(wishedEnd) <= periodEnd)

const cancel = async (
  writing: Database,
  { declaration, now }: Acting<CancelDeclaration>,
): Promise<Effect> => {
  const found = await subscriptionOf(writing, declaration)
  if (!found) return forAPerson(declaration)
  const { subscription, accountEmail, isNumbered } = found
  const { id: subscriptionId, language } = subscription
  const known = { ...forAPerson(declaration), subscriptionId, accountEmail, language }
  const { wishedEnd } = declaration
  // Whoever wants to stay longer than the paid year needs another one.
  if (wishedEnd !== null && new Date(wishedEnd) > subscription.periodEnd) return known
  const left = await leaveYear(writing, { row: subscription, declaration, isNumbered, now })
  const stopped = await stopRenewal(writing, { subscriptionId, now })
  if (left === 'for-a-person') return known
  if (left) return { ...known, outcome: 'left', left: { ...left, currency: subscription.currency } }
  return stopped.kind !== 'ended' && isOrdinary(declaration, subscription.periodEnd)
    ? { ...known, outcome: 'stopped' }
    : known
}

const YEAR_MS = 365 * 86_400_000

const returnOf = async (queries: Reading, orderNumber: string) => {
  const [going] = await queries.select().from(returns).where(eq(returns.orderNumber, orderNumber))
  return going
}

/** The refunds for declarations to an account within twelve months; withdrawals from one contract count as one. */
const withdrawnBefore = async (
  queries: Reading,
  { order, now }: { order: OrderRow; now: Date },
): Promise<number> => {
  const earlier = await queries
    .selectDistinct({ contract: orders.subscriptionId })
    .from(declarations)
    .innerJoin(orders, eq(orders.number, declarations.orderNumber))
    .where(
      and(
        eq(declarations.kind, 'withdraw'),
        eq(declarations.outcome, 'returned'),
        gt(declarations.receivedAt, new Date(now.getTime() - YEAR_MS)),
        eq(orders.userId, order.userId),
      ),
    )
  const isAll = order.kind !== 'change'
  return earlier.filter(({ contract }) => !isAll || contract !== order.subscriptionId).length
}

const withdraw = async (
  writing: Database,
  { declaration, now }: Acting<WithdrawDeclaration>,
): Promise<Effect> => {
  const contract = await contractOf(writing, declaration)
  if (!contract) return forAPerson(declaration)
  const { order, subscription, accountEmail } = contract
  const known = {
    outcome: 'for-a-person',
    subscriptionId: subscription?.id ?? null,
    orderNumber: order.number,
    accountEmail,
    language: order.language,
  } as const
  const withdrawable = await withdrawableOrders(writing, { userId: order.userId, now })
  if (withdrawable.every(({ number }) => number !== order.number)) return known
  const going = await returnOf(writing, order.number)
  // Declared once more: what is on its way goes on.
  if (going) return going.refusedAt ? known : { ...known, outcome: 'returned', isRepeated: true }
  const { timesByMachine } = lawOf(order.buyer).withdrawal.value
  if ((await withdrawnBefore(writing, { order, now })) >= timesByMachine) {
    return { ...known, isOften: true }
  }
  await scheduleReturn(writing, {
    order,
    cause: 'withdrawal',
    declarationId: declaration.id,
    takenAt: now,
    now,
  })
  await adjustAfterRefund(writing, { order, now })
  return { ...known, outcome: 'returned' }
}

/** Does what a declaration asks for where that is plain, and leaves the rest to a person. */
export const actOn = (writing: Database, { declaration, now }: Acting<Declaration>) =>
  declaration.kind === 'cancel'
    ? cancel(writing, { declaration, now })
    : withdraw(writing, { declaration, now })
