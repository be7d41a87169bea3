import type { VisitorConsent } from '#features/consent/visitor-consent.ts'
import type { TrafficSource } from '#features/traffic-source/traffic-source-contract.ts'
import type { Database } from '#services/db/database.ts'
import { isOneVisit } from '#services/ledger/commission.ts'
import type { NewUser } from '#services/user/new-user.ts'
import { clickOf, MARKETPLACE, touchColumns, touchesOf, type ClickRow } from './touch.ts'
import { writeEntries } from './write-entries.ts'

/** Records a click on an affiliate's link in the ledger; clicks of visitors who declined are not counted. */
export const recordClick = (transaction: Database, click: ClickRow): Promise<void> =>
  writeEntries(transaction, [
    {
      key: `click:${click.transactionId}`,
      kind: 'click',
      happenedAt: click.createdAt,
      rule: click.isPaid ? 'paid-click' : 'counted-click',
      consent: 'not-declined',
      firstSource: 'affiliate',
      lastSource: 'affiliate',
      affiliateTransaction: click.transactionId,
      affiliateId: click.affiliateId,
      affiliateOfferId: click.offerId,
    },
  ])

type Made = {
  user: NewUser
  consent: VisitorConsent | 'unknown'
  /** The first record of the browser. */
  firstTouch?: TrafficSource | undefined
}

/** Records a sign-up in the ledger with its sources and the affiliate's click, as far as consent allows each to be kept. */
export const recordAccount = async (
  transaction: Database,
  { user, consent, firstTouch }: Made,
): Promise<void> => {
  const { ledgerId, createdAt, trafficSource: record, affiliateTransaction } = user
  const click = await clickOf(transaction, affiliateTransaction)
  const isOfVisit = click !== undefined && isOneVisit([click.createdAt, createdAt])
  await writeEntries(transaction, [
    {
      ...touchColumns(touchesOf({ consent, record, first: firstTouch, click, isOfVisit })),
      key: `account:${ledgerId}`,
      kind: 'account',
      happenedAt: createdAt,
      rule: 'signed-up',
      consent,
      affiliateTransaction: affiliateTransaction ?? null,
      affiliateId: click?.affiliateId ?? null,
      affiliateOfferId: click?.offerId ?? null,
      accountId: ledgerId,
    },
  ])
}

/** Records an account in the ledger that a marketplace's receipt made. */
export const recordMarketplaceAccount = (
  transaction: Database,
  { user, marketplace }: { user: NewUser; marketplace: string },
): Promise<void> =>
  writeEntries(transaction, [
    {
      ...touchColumns({ first: MARKETPLACE, last: MARKETPLACE }),
      key: `account:${user.ledgerId}`,
      kind: 'account',
      happenedAt: user.createdAt,
      rule: 'marketplace-receipt',
      consent: 'not-needed',
      marketplace,
      accountId: user.ledgerId,
    },
  ])
