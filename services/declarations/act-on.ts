import type {
  CancelDeclaration,
  Declaration,
  WithdrawDeclaration,
} from '#features/leaving/leaving-contract.ts'
import { mayBeWithdrawn } from '#features/leaving/withdrawal-period.ts'
import type { Database } from '#services/db/database.ts'
import type { declarations } from '#services/db/subscription-schema.ts'
import { stopRenewal } from '#services/subscriptions/customer-acts.ts'
import { contractOf, subscriptionOf } from './find-contract.ts'

type Row = typeof declarations.$inferSelect

/** What follows a declaration, of which subscription, and the address of the account where that is known. */
type Effect = Pick<Row, 'outcome' | 'subscriptionId' | 'orderNumber'> & {
  accountEmail: string | null
}

type Acting<Kind extends Declaration> = { declaration: Kind; now: Date }

const forAPerson = ({ orderNumber }: Declaration): Effect => ({
  outcome: 'for-a-person',
  subscriptionId: null,
  orderNumber,
  accountEmail: null,
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
  const { subscription, accountEmail } = found
  const known = { ...forAPerson(declaration), subscriptionId: subscription.id, accountEmail }
  const { language, wishedEnd } = declaration
  // Whoever wants to stay longer than the paid year needs another one.
  if (wishedEnd !== null && new Date(wishedEnd) > subscription.periodEnd) return known
  const stopped = await stopRenewal(writing, { subscriptionId: subscription.id, now, language })
  return stopped.kind !== 'ended' && isOrdinary(declaration, subscription.periodEnd)
    ? { ...known, outcome: 'stopped' }
    : known
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
  } as const
  const isConsumer = order.buyer.company === null && order.buyer.taxNumber === null
  const isInTime = mayBeWithdrawn({ paidAt: order.paidAt, now })
  return isConsumer && isInTime && order.refunded < order.total
    ? { ...known, outcome: 'refund-due' }
    : known
}

/** Does what a declaration asks for where that is plain, and leaves the rest to a person. */
export const actOn = (writing: Database, { declaration, now }: Acting<Declaration>) =>
  declaration.kind === 'cancel'
    ? cancel(writing, { declaration, now })
    : withdraw(writing, { declaration, now })
