import type { CreateAccountPayload } from '#features/signup/create-account-contract.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { endUnconfirmedSignIns } from '#services/account/sign-in.ts'
import type { Database } from '#services/db/database.ts'
import { findUserId, insertUser, newUser, type NewUser } from '#services/user/new-user.ts'
import { pagePath } from '../http/site-link.ts'
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
