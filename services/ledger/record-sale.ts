import { eq } from 'drizzle-orm'
import type { VisitorConsent } from '#features/consent/visitor-consent.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import type { OrderRow } from '#services/orders/order-row.ts'
import type { SaleRule } from './rules.ts'
import { MARKETPLACE, touchColumns, touchesOf, type ClickRow } from './touch.ts'
import {
  creditOf,
  entryOf,
  writeEntries,
  type LedgerEntry,
  type NewEntry,
} from './write-entries.ts'

type Sale = {
  order: OrderRow
  /** The reason for a commission, or for none. */
  rule: SaleRule
  consent: VisitorConsent | 'unknown'
  click: ClickRow | undefined
  isOfVisit: boolean
}

/** An account's id in the ledger, and its row there. */
const accountOf = async (transaction: Database, userId: string) => {
  const [user] = await transaction
    .select({ ledgerId: users.ledgerId })
    .from(users)
    .where(eq(users.id, userId))
  const ledgerId = user?.ledgerId ?? null
  const entry = ledgerId === null ? undefined : await entryOf(transaction, `account:${ledgerId}`)
  return { ledgerId, entry }
}

/** The account's known sources; of one that the order itself made, nothing but the order. */
const knownBefore = (account: LedgerEntry | undefined) =>
  account && {
    first: {
      source: account.firstSource,
      campaign: account.firstCampaign,
      medium: account.firstMedium,
    },
    last: {
      source: account.lastSource,
      campaign: account.lastCampaign,
      medium: account.lastMedium,
    },
    at: account.happenedAt,
  }

/** Records a first order in the ledger, its commission, and the account that it made. */
export const recordFirstOrder = async (
  transaction: Database,
  { order, rule, consent, click, isOfVisit }: Sale,
): Promise<void> => {
  const { number, userId, amount, commission } = order
  const { ledgerId, entry } = await accountOf(transaction, userId)
  const account = order.madeAccount ? undefined : entry
  const known = { record: order.trafficSource, before: knownBefore(account) }
  const arrived = {
    ...touchColumns(touchesOf({ ...known, consent, click, isOfVisit })),
    happenedAt: order.paidAt,
    consent,
    affiliateTransaction: order.affiliateTransaction,
    affiliateId: order.affiliateId,
    affiliateOfferId: order.affiliateOfferId,
    marketplace: account?.marketplace ?? null,
  }
  const made: NewEntry = {
    ...arrived,
    key: `account:${ledgerId}`,
    kind: 'account',
    rule: 'account-of-buyer',
    accountId: ledgerId,
  }
  const sold = { ...arrived, rule, orderNumber: number, currency: order.currency }
  const earned = (due: number): NewEntry => ({
    ...sold,
    key: `commission:${number}`,
    kind: 'commission',
    amount: due,
  })
  await writeEntries(transaction, [
    ...(order.madeAccount ? [made] : []),
    { ...sold, key: `order:${number}`, kind: 'order', amount },
    ...(commission === null ? [] : [earned(commission)]),
  ])
}

/** Records a later order of a subscription in the ledger: attributed as the first one, and without a commission. */
export const recordLaterOrder = async (
  transaction: Database,
  { order, firstNumber }: { order: OrderRow; firstNumber: string },
): Promise<void> => {
  const isChange = order.kind === 'change'
  await writeEntries(transaction, [
    {
      ...creditOf(await entryOf(transaction, `order:${firstNumber}`)),
      key: `order:${order.number}`,
      kind: isChange ? 'change' : 'renewal',
      happenedAt: order.paidAt,
      rule: isChange ? 'change-of-plan' : 'renewal',
      consent: 'not-needed',
      orderNumber: order.number,
      amount: order.amount,
      currency: order.currency,
    },
  ])
}

type MarketplaceSale = {
  receipt: string
  marketplace: string
  userId: string | null
  at: Date
}

/** Records a sale of a marketplace in the ledger, without an amount: only the marketplace knows it. */
export const recordMarketplaceSale = async (
  transaction: Database,
  { receipt, marketplace, userId, at }: MarketplaceSale,
): Promise<void> => {
  const account = userId === null ? undefined : (await accountOf(transaction, userId)).entry
  const { firstSource, firstCampaign, firstMedium } = account ?? {}
  await writeEntries(transaction, [
    {
      ...touchColumns({ first: MARKETPLACE, last: MARKETPLACE }),
      ...(firstSource !== undefined && { firstSource, firstCampaign, firstMedium }),
      key: `order:${receipt}`,
      kind: 'order',
      happenedAt: at,
      rule: 'marketplace-receipt',
      consent: 'not-needed',
      marketplace,
      orderNumber: receipt,
    },
  ])
}
