import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { clickQuery } from '#features/affiliate/affiliate-click.ts'
import { networkClickAnswer } from '#features/affiliate/click-contract.ts'
import { approve } from '#services/affiliates/decide.ts'
import { affiliates } from '#services/db/affiliate-schema.ts'
import type { Bench } from './bench.ts'
import { billingMembers } from './billing-member.ts'
import { buyerOf, newQuote } from './purchase.ts'

/** What an applicant types. */
export const APPLICATION = {
  name: 'Roy Reviews',
  places: 'https://roy.example\nhttps://letters.example',
  payment: 'IBAN CA00 1234',
}

/** How far the affiliate numbers of this file have come: tests share a database. */
let lastNumber = 100_000 + Math.floor(Math.random() * 800_000)

type Sold = { at?: Date; paidBy?: 'gclid'; email?: string; sender?: string }

/** Affiliates of a bench, from applying to what their links sell. */
export const affiliatesOf = (bench: () => Bench) => {
  const { signedIn } = billingMembers(bench)
  const { buy } = buyerOf(bench)
  const queries = () => bench().database.get()

  const applicant = async (email?: string) => {
    const visitor = await signedIn(email)
    const sent = await visitor.send('affiliate/?lang=en', { ...APPLICATION, accept: 'yes' })
    if (sent.status !== 303) throw new Error(`An application was answered ${sent.status}`)
    return visitor
  }

  /** Somebody with a number of the network. */
  const affiliate = async (address?: string) => {
    const visitor = await applicant(address)
    lastNumber += 1
    const number = lastNumber
    const now = bench().services.now()
    await approve(await queries(), { address: visitor.email, number, now })
    return { ...visitor, number }
  }

  const rowOf = async (number: number) => {
    const [row] = await (
      await queries()
    )
      .select()
      .from(affiliates)
      .where(eq(affiliates.number, number))
    if (!row) throw new Error(`There is no affiliate ${number}`)
    return row
  }

  const click = async (affiliateId: number, { paidBy, sender }: Sold = {}) => {
    const link = { offerId: 1, affiliateId, page: '/start', language: 'en' } as const
    const query = clickQuery(
      { ...link, ...(paidBy && { paidBy }), ...(sender && { sender }) },
      randomUUID().replaceAll('-', ''),
    )
    const answer = await bench().call(`/affiliate-network/clk?${query}`)
    return networkClickAnswer.parse(await answer.json()).transaction_id
  }

  /** A click and the Basic plan bought after it, on a day. */
  const sell = async (number: number, sold: Sold = {}) => {
    const { clock } = bench()
    const present = clock.time
    if (sold.at) clock.time = sold.at.getTime()
    try {
      const affiliateTransaction = await click(number, sold)
      const who = sold.email === undefined ? {} : { email: sold.email }
      return await buy({ affiliateTransaction, quote: newQuote(clock.time) }, who)
    } finally {
      clock.time = present
    }
  }

  /** Does something on another day than today. */
  const on = async <T>(day: Date, act: () => Promise<T>): Promise<T> => {
    const { clock } = bench()
    const present = clock.time
    clock.time = day.getTime()
    try {
      return await act()
    } finally {
      clock.time = present
    }
  }

  return { applicant, affiliate, rowOf, click, sell, on, queries }
}
