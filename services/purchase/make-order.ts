import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { beforeTax } from '#features/checkout/tax.ts'
import type { CreateAccountPayload } from '#features/signup/create-account-contract.ts'
import { ACCOUNT_EVENT, EVENT_CATEGORIES, PURCHASE_EVENT } from '#lib/config/events.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { yearAfter } from '#lib/util/year-after.ts'
import { endUnconfirmedSignIns } from '#services/account/sign-in.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { putConversion } from '#services/conversions/put-conversions.ts'
import type { Database } from '#services/db/database.ts'
import { packages } from '#services/db/partner-schema.ts'
import { orders, purchaseAttempts, purchases } from '#services/db/purchase-schema.ts'
import { events } from '#services/db/schema.ts'
import { recordFirstOrder } from '#services/ledger/record-sale.ts'
import { nextNumber } from '#services/numbers/next-number.ts'
import { putReceiptMail } from '#services/outbox/put-mail.ts'
import { beginSubscription, endOlder } from '#services/subscriptions/begin-subscription.ts'
import { findUserId, insertUser, newUser, type NewUser } from '#services/user/new-user.ts'
import { pagePath } from '../http/site-link.ts'
import { commissionOf } from '../ledger/commission.ts'
import { freeOrderNumber, eventIdOf } from '../numbers/order-number.ts'
import { armsOf, type OrderRow } from '../orders/order-row.ts'
import type { AttemptRow, PurchaseRow } from './purchase-store.ts'

type Paid = { purchase: PurchaseRow; attempt: AttemptRow }

/** The request that creates a buyer's account: as by the dialog that asks for an address alone (S1 §3). */
const payloadOf = ({ purchase, attempt }: Paid, siteUrl: string): CreateAccountPayload => {
  const { language: locale, affiliateTransaction, experiments } = purchase
  const page = pagePath({ locale, path: ROUTES.checkout.path })
  return {
    ...purchase.trafficSource,
    Email: attempt.buyer.email,
    Password: null,
    AutogeneratePassword: true,
    // The site shows the services no address of a buyer.
    IpAddress: '',
    Language: locale,
    DocName: attempt.quote.plan,
    CreationPage: `${new URL(siteUrl).host}${page}`,
    ...(affiliateTransaction !== null && { EFtransactionId: affiliateTransaction }),
    ...(experiments !== null && { Experiments: experiments }),
  }
}

/** The row of the account that paying will make; undefined where the address has one. Hashes a password: before the transaction. */
export const newcomerOf = async (
  database: Database,
  { siteUrl, now, ...paid }: Paid & { siteUrl: string; now: Date },
): Promise<NewUser | undefined> => {
  const isKnown = (await findUserId(database, paid.attempt.buyer.email)) !== undefined
  return isKnown ? undefined : newUser(payloadOf(paid, siteUrl), now)
}

/** The account of a buyer, made where there is none (S2 §7). One that nobody has confirmed is left to who pays and its mailbox: its sign-ins end. */
export const buyerAccount = async (
  transaction: Database,
  { email, newcomer }: { email: string; newcomer: NewUser | undefined },
): Promise<{ userId: string; madeAccount: boolean }> => {
  const made = newcomer && (await insertUser(transaction, newcomer))
  if (made?.kind === 'created') return { userId: made.userId, madeAccount: true }
  const userId = await findUserId(transaction, email)
  if (userId === undefined) throw new Error('The account of a buyer is gone: report it once more')
  await endUnconfirmedSignIns(transaction, userId)
  return { userId, madeAccount: false }
}

/** Counts an order, and the account that it made, once each: without a visit, and what brought the buyer only where it may be kept (docs/decisions/020). */
const countSale = async (transaction: Database, order: OrderRow): Promise<void> => {
  const { language: locale, quote, paidAt } = order
  const shared = {
    label: quote.plan,
    language: locale,
    source: order.trafficSource,
    happenedAt: paidAt,
    receivedAt: paidAt,
  }
  const sale = {
    ...shared,
    ...PURCHASE_EVENT,
    id: eventIdOf('order', order.number),
    path: pagePath({ locale, path: quote.offer ?? ROUTES.plans.path }),
  }
  const account = {
    ...shared,
    name: ACCOUNT_EVENT,
    category: EVENT_CATEGORIES[ACCOUNT_EVENT],
    id: eventIdOf('account', order.userId),
    path: pagePath({ locale, path: ROUTES.checkout.path }),
  }
  await transaction
    .insert(events)
    .values(order.madeAccount ? [sale, account] : [sale])
    .onConflictDoNothing({ target: events.id })
}

type Sold = {
  purchase: PurchaseRow
  attempt: AttemptRow
  paymentId: string
  subscriptionId: string | null
  account: { userId: string; madeAccount: boolean }
  now: Date
  settings: Pick<ServicesContext, 'platforms' | 'siteUrl'>
}

/** The buyer's acts on the way: choosing the plan, and trying to pay once or more. */
const activityOf = async (transaction: Database, { purchase, attempt }: Sold) => {
  const tries = await transaction
    .select({ startedAt: purchaseAttempts.startedAt })
    .from(purchaseAttempts)
    .where(
      and(
        eq(purchaseAttempts.purchaseId, purchase.id),
        lte(purchaseAttempts.number, attempt.number),
      ),
    )
    .orderBy(asc(purchaseAttempts.number))
  return [purchase.createdAt, ...tries.map(({ startedAt }) => startedAt)]
}

const keepOrder = async (transaction: Database, sold: Sold): Promise<OrderRow> => {
  const { purchase, attempt, account, now, paymentId, subscriptionId } = sold
  const { buyer, quote, seats, taxes, total, method, consent, place, timeZone } = attempt
  const amount = beforeTax(total, taxes)
  const { referral, ...reason } = await commissionOf(transaction, {
    transactionId: purchase.affiliateTransaction,
    activity: await activityOf(transaction, sold),
    amount,
    at: now,
  })
  const number = await freeOrderNumber(transaction)
  const kept = {
    buyer,
    quote,
    seats,
    taxes,
    total,
    method,
    consent,
    place,
    timeZone,
    paymentId,
    subscriptionId,
  }
  const [order] = await transaction
    .insert(orders)
    .values({
      ...kept,
      ...account,
      ...referral,
      number,
      purchaseId: purchase.id,
      attempt: attempt.number,
      receipt: await nextNumber(transaction, 'receipt'),
      language: purchase.language,
      currency: quote.currency,
      amount,
      trafficSource: purchase.trafficSource,
      experiments: await armsOf(transaction, { ...account, shown: purchase.experiments }),
      paidAt: now,
      renewsAt: yearAfter(now),
    })
    .returning()
  if (!order) throw new Error('An order was not kept')
  const visitorConsent = purchase.visitorConsent ?? 'unknown'
  await recordFirstOrder(transaction, { ...reason, order, consent: visitorConsent })
  return order
}

/** Has the platform of an advertisement told of an order, and of the account that it made; from then on its click is there alone. */
const putConversions = async (
  transaction: Database,
  { order, purchase, settings }: Pick<Sold, 'purchase' | 'settings'> & { order: OrderRow },
) => {
  if (!purchase.adArrival) return
  const path = pagePath({ locale: order.language, path: ROUTES.checkout.path })
  const told = {
    userId: order.userId,
    page: `${settings.siteUrl}${path}`,
    happenedAt: order.paidAt,
    arrival: purchase.adArrival,
    keys: settings.platforms,
  }
  const { amount: value, currency } = order
  const money = { value, currency }
  await putConversion(transaction, { ...told, event: 'purchase', eventId: order.number, money })
  const eventId = eventIdOf('account', order.userId)
  if (order.madeAccount) await putConversion(transaction, { ...told, event: 'sign-up', eventId })
  await transaction.update(purchases).set({ adArrival: null }).where(eq(purchases.id, purchase.id))
}

const markPackage = async (transaction: Database, { number, quote }: OrderRow) => {
  if (quote.packageToken === null) return
  await transaction
    .update(packages)
    .set({ usedByOrder: number })
    .where(and(eq(packages.token, quote.packageToken), isNull(packages.usedByOrder)))
}

/** Makes all that follows from a payment, inside the transaction that notes it: order, subscription, count, mail (S2 §7, §9). */
export const makeOrder = async (transaction: Database, sold: Sold): Promise<OrderRow> => {
  const { userId } = sold.account
  // Before the order takes its number (`purchase-store.ts`).
  if (sold.subscriptionId !== null) await endOlder(transaction, { userId, now: sold.now })
  const order = await keepOrder(transaction, sold)
  await beginSubscription(transaction, order)
  await markPackage(transaction, order)
  await countSale(transaction, order)
  await putConversions(transaction, { ...sold, order })
  await putReceiptMail(transaction, order)
  return order
}
