import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { clickbankAnswer, clickbankRequest } from '#features/orders/order-contract.ts'
import { BRAND } from '#lib/config/brand.ts'
import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
import { PLANS, PLAN_NAMES } from '#lib/config/plans.ts'
import { ROUTES } from '#lib/config/routes.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { clickbankReceipts } from '#services/db/partner-schema.ts'
import { users } from '#services/db/schema.ts'
import { MARKETPLACE_PLANS, marketplaceRows } from '#services/entitlement/marketplace-rows.ts'
import { pagePath } from '#services/http/site-link.ts'
import { recordMarketplaceAccount } from '#services/ledger/record-arrival.ts'
import { recordMarketplaceSale } from '#services/ledger/record-sale.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { buyerAccount } from '#services/purchase/make-order.ts'
import { lockAddress } from '#services/purchase/purchase-store.ts'
import { stopRenewal, marketplaceEnd } from '#services/subscriptions/customer-acts.ts'
import { liveSubscription } from '#services/subscriptions/subscription-store.ts'
import { findUserId, newUser, type NewUser } from '#services/user/new-user.ts'

/** The marketplace's name in the ledger. */
const MARKETPLACE = 'clickbank'

type ClickbankReceipt = z.infer<typeof clickbankRequest>

type Answer = Omit<z.infer<typeof clickbankAnswer>, 'signIn'> & {
  /** The account that this receipt has made. */
  made: { userId: string; email: string } | null
}

type Settings = Pick<ServicesContext, 'log' | 'siteUrl' | 'now'>

type ReceiptInput = { receipt: ClickbankReceipt; settings: Settings }

/** The account that a signed receipt will make; undefined where the address has one, or is not known. Hashes a password: before the transaction. */
const newcomerOf = async (
  database: Database,
  { receipt, settings }: ReceiptInput,
): Promise<NewUser | undefined> => {
  const { email, isProved, language, item } = receipt
  if (email === null || !isProved || (await findUserId(database, email))) return undefined
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const page = pagePath({ locale, path: ROUTES.clickbankReceipt.path })
  const { siteUrl, now } = settings
  return newUser(
    {
      Email: email,
      Password: null,
      AutogeneratePassword: true,
      IpAddress: '',
      Language: locale,
      DocName: MARKETPLACE_PLANS[item] ?? item,
      CreationPage: `${new URL(siteUrl).host}${page}`,
    },
    now(),
  )
}

type Sold = ReceiptInput & { email: string; newcomer: NewUser | undefined }

/** Stops the renewal of a subscription of the buyer, with a mail: both would charge for the same time. */
const stopOther = async (transaction: Database, { userId, now }: { userId: string; now: Date }) => {
  const subscription = await liveSubscription(transaction, { userId })
  const until = subscription && (await marketplaceEnd(transaction, subscription))
  if (until) await stopRenewal(transaction, { subscriptionId: subscription.id, now, until })
}

/** Gives the buyer of a signed receipt account and mail; what was bought follows from the receipt. */
const give = async (transaction: Database, { receipt: sale, settings, ...sold }: Sold) => {
  const { email, newcomer } = sold
  const now = settings.now()
  const { receipt, language, time, isProved: _isProved, ...said } = sale
  await lockAddress(transaction, email)
  const account = await buyerAccount(transaction, { email, newcomer })
  // What an earlier showing said was not signed, or named nobody.
  await transaction
    .update(clickbankReceipts)
    .set({ ...said, ...account, language, soldAt: new Date(time * 1000), receivedAt: now })
    .where(eq(clickbankReceipts.receipt, receipt))
  if (newcomer && account.madeAccount) {
    await recordMarketplaceAccount(transaction, { user: newcomer, marketplace: MARKETPLACE })
  }
  await stopOther(transaction, { userId: account.userId, now })
  await putMail(transaction, {
    key: `marketplace:${receipt}`,
    kind: 'marketplace',
    language,
    recipient: email,
    data: { receipt },
    now,
  })
}

/** First names alone are shown; the marketplace gives the whole name. */
const firstNameOf = (name: string | null): string | null => name?.trim().split(/\s+/)[0] ?? null

const keptOf = async (database: Database, receipt: string) => {
  const [kept] = await database
    .select({ kept: clickbankReceipts, email: users.email })
    .from(clickbankReceipts)
    .leftJoin(users, eq(users.id, clickbankReceipts.userId))
    .where(eq(clickbankReceipts.receipt, receipt))
  if (!kept) throw new Error('A receipt that was just kept is gone.')
  return kept
}

const recordSale = async (transaction: Database, { receipt, time }: ClickbankReceipt) => {
  const [kept] = await transaction
    .select({ userId: clickbankReceipts.userId })
    .from(clickbankReceipts)
    .where(eq(clickbankReceipts.receipt, receipt))
  await recordMarketplaceSale(transaction, {
    receipt,
    marketplace: MARKETPLACE,
    userId: kept?.userId ?? null,
    at: new Date(time * 1000),
  })
}

const keep = (transaction: Database, { receipt: sale, settings }: ReceiptInput) => {
  const { time, isProved: _isProved, ...receipt } = sale
  return transaction
    .insert(clickbankReceipts)
    .values({ ...receipt, soldAt: new Date(time * 1000), receivedAt: settings.now() })
    .onConflictDoNothing({ target: clickbankReceipts.receipt })
}

/** Whether a kept receipt has given nobody anything yet; another showing of it waits. */
const isOpen = async (transaction: Database, { receipt }: ClickbankReceipt) => {
  const [kept] = await transaction
    .select({ userId: clickbankReceipts.userId })
    .from(clickbankReceipts)
    .where(eq(clickbankReceipts.receipt, receipt))
    .for('update')
  return kept?.userId === null
}

/**
 * Keeps a receipt of the marketplace once and answers what was bought. The first showing that is signed and has an address makes account
 * and mail in the same transaction; whatever a later one says, nothing changes. What was paid the marketplace alone knows: no
 * amount is told.
 * `null` for an item that we do not sell there.
 */
export const takeMarketplaceReceipt = async (
  database: Database,
  told: ReceiptInput,
): Promise<Answer | null> => {
  const { receipt: sale } = told
  const plan = MARKETPLACE_PLANS[sale.item]
  if (!plan) return null
  const newcomer = await newcomerOf(database, told)
  await database.transaction(async (transaction) => {
    await keep(transaction, told)
    const { email, isProved, receipt } = sale
    if (!isProved || !(await isOpen(transaction, sale))) return
    if (!email) {
      told.settings.log.error(
        { event: 'marketplace sale without licence', receipt },
        'The marketplace names no address of the buyer: look it up there',
      )
      return
    }
    await give(transaction, { ...told, email, newcomer })
    await recordSale(transaction, sale)
  })
  const { kept, email } = await keptOf(database, sale.receipt)
  const bought = MARKETPLACE_PLANS[kept.item] ?? plan
  const { userId, madeAccount } = kept
  const years = userId ? await marketplaceRows(database, userId) : []
  const now = told.settings.now()
  return {
    userId,
    isActive: years.some(
      ({ source, end, takenAt }) => source === kept.receipt && takenAt === null && end > now,
    ),
    made: madeAccount && userId && email ? { userId, email } : null,
    orderDetails: {
      orderId: kept.receipt,
      amount: null,
      sku: PLANS[bought].sku,
      product: `${BRAND.name} ${PLAN_NAMES[bought]}`,
      fname: firstNameOf(kept.name),
    },
    receivedAt: kept.receivedAt.toISOString(),
  }
}
