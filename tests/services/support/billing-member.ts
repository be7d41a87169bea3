import { eq } from 'drizzle-orm'
import { handOffTokenAnswer } from '#features/account/account-contract.ts'
import type { BillingPlace } from '#features/checkout/tax.ts'
import { users } from '#services/db/schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { newSignIn } from '#services/keys/tokens.ts'
import { withPeriod } from '#services/subscriptions/subscription-store.ts'
import { newEmail, type Bench } from './bench.ts'
import { buyerOf } from './purchase.ts'

type Fields = Readonly<Record<string, string>>

/** Visitors of the stand-in's account pages: signed in, and with a subscription where they have bought. */
export const billingMembers = (bench: () => Bench) => {
  const { buy } = buyerOf(bench)

  const sessionOf = async (ssojwt: string) => {
    const exchange = await bench().post('/api/auth/handOffToken/', { ssojwt })
    const { ssotoken } = handOffTokenAnswer.parse(await exchange.json())
    const arrival = await bench().call(`/webapp/?ssotoken=${ssotoken}`)
    const Cookie = arrival.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const visit = (path: string) => bench().call(`/webapp/${path}`, { headers: { Cookie } })
    const send = (path: string, fields: Fields = {}, headers: Fields = {}) =>
      bench().call(`/webapp/${path}`, {
        method: 'POST',
        headers: { Cookie, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      })
    const read = async (path: string) => (await visit(path)).text()
    return { cookie: Cookie, visit, send, read }
  }

  /** Logs in to an account that is there. */
  const logIn = async (userId: string) => {
    const queries = await bench().database.get()
    const [row] = await queries.select().from(users).where(eq(users.id, userId))
    const signIn = newSignIn({ userId, number: row?.signInNumber ?? 0, isByMail: true })
    return sessionOf(await bench().services.tokens.issue('singleSignOn', signIn))
  }

  const signedIn = async (email = newEmail()) => {
    const { ssojwt } = await bench().newAccount(email)
    await bench().confirm(email)
    const session = await sessionOf(ssojwt)
    const user = async () => {
      const queries = await bench().database.get()
      const [row] = await queries.select().from(users).where(eq(users.email, email))
      if (!row) throw new Error('The account is gone')
      return row
    }
    return { ...session, email, user }
  }

  /** Somebody with the Basic plan; in Quebec, where no other place is given. */
  const member = async (place?: BillingPlace) => {
    const visitor = await signedIn()
    const bought = await buy({}, { email: visitor.email, ...(place && { place }) })
    const { id: userId } = await visitor.user()
    const subscription = async () => {
      const queries = await bench().database.get()
      const [stored] = await queries
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.userId, userId))
      if (!stored) throw new Error('The subscription is gone')
      return withPeriod(queries, stored)
    }
    return { ...visitor, ...bought, userId, subscription }
  }

  return { signedIn, logIn, member }
}
