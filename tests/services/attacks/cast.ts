import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { CheckoutSite } from '#features/checkout/server/checkout-site.ts'
import { receiptNumberOf } from '#features/orders/document-numbers.ts'
import { orders } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import { newSignIn } from '#services/keys/tokens.ts'
import { checkoutBrowser } from '../../support/checkout-browser.ts'
import { seatMembers } from '../seats/seat-members.ts'
import { affiliatesOf } from '../support/affiliate.ts'
import type { Bench } from '../support/bench.ts'
import { buy } from './attackers.ts'

const BUYER = {
  firstName: 'Veronika',
  lastName: 'Opferwald',
  nameOnCard: 'Veronika Opferwald',
  company: 'Opferwald Holdings',
  street: 'Geheimgasse 7',
  city: 'Verborgenau',
  postalCode: 'H2X 1Y4',
}

const PASSWORD = 'the victim has 1 good password'

/** A year of Premium that was bought on the site, with the account that it made. */
const buyAsVictim = async (bench: Bench, site: CheckoutSite) => {
  const email = `victim.${randomUUID()}@kunden.example`
  const browser = checkoutBrowser({ bench: () => bench }, site)
  await browser.choose({ plan: 'premium' })
  await browser.viewIn(await browser.pay({ buyer: { email, ...BUYER } }))
  const queries = await bench.database.get()
  const [order] = await queries
    .select()
    .from(orders)
    .where(eq(orders.purchaseId, browser.purchaseId()))
  if (!order) throw new Error('The victim has bought nothing')
  const { number, userId, paymentId, subscriptionId, receipt } = order
  return {
    email,
    purchaseId: browser.purchaseId(),
    secret: browser.jar['b_purchase'] ?? '',
    number,
    userId,
    paymentId: paymentId ?? '',
    subscriptionId: subscriptionId ?? '',
    receipt: receiptNumberOf(receipt),
  }
}

/** What a browser that is signed in to the account of an address holds. */
const tokensOf = async (bench: Bench, email: string) => {
  const { tokens, database } = bench.services
  const queries = await database.get()
  const [user] = await queries.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`There is no account of ${email}`)
  const signIn = newSignIn({ userId: user.id, number: user.signInNumber, isByMail: true })
  return {
    cookie: `webapp_session=${await tokens.issue('webAppSession', signIn)}`,
    ssojwt: await tokens.issue('singleSignOn', signIn),
    jwt: await tokens.issue('access', signIn),
  }
}

/** People whose year, place, earnings and papers are in the services while attackers try to get at them. */
export const castOf = async (bench: Bench, site: CheckoutSite) => {
  const { linkTo, press } = seatMembers(() => bench)
  const { affiliate: newAffiliate, click } = affiliatesOf(() => bench)
  const bought = await buyAsVictim(bench, site)
  await bench.confirm(bought.email)
  const older = await tokensOf(bench, bought.email)
  // Whoever sets a password ends what was begun before.
  const form = { method: 'POST', body: new URLSearchParams({ password: PASSWORD, current: '' }) }
  await bench.call('/webapp/account/password/', { ...form, headers: { Cookie: older.cookie } })
  const victim = { ...bought, ...(await tokensOf(bench, bought.email)), older }
  const { cookie } = victim
  const headers = { Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' }
  const send = (path: string, fields: Readonly<Record<string, string>> = {}) =>
    bench.call(`/webapp/${path}`, {
      method: 'POST',
      headers,
      body: `${new URLSearchParams(fields)}`,
    })
  const invite = (address: string) =>
    send('account/people/?lang=en', { email: address, language: 'en' })
  const member = `member.${randomUUID()}@kunden.example`
  await invite(member)
  const memberLink = await linkTo(member)
  await press(memberLink, 'accept')
  const invited = `invited.${randomUUID()}@kunden.example`
  await invite(invited)
  const invitation = await linkTo(invited)
  const affiliate = await newAffiliate(`affiliate.${randomUUID()}@roy.example`)
  await buy(bench, { affiliateTransaction: await click(affiliate.number) })
  const { number: affiliateNumber, email: affiliateEmail } = affiliate
  const words = [
    victim.email,
    victim.number,
    victim.receipt,
    victim.secret,
    victim.purchaseId,
    victim.ssojwt,
    victim.jwt,
    victim.cookie.slice('webapp_session='.length),
    victim.paymentId,
    victim.subscriptionId,
    victim.userId,
    BUYER.lastName,
    BUYER.company,
    BUYER.street,
    BUYER.city,
    member,
    invited,
    affiliateEmail,
    'IBAN CA00 1234',
  ]
  return {
    victim,
    member,
    memberLink,
    invited,
    invitation,
    affiliateEmail,
    affiliateNumber,
    /** What nobody but these people may read. */
    words,
  }
}

export type Cast = Awaited<ReturnType<typeof castOf>>
