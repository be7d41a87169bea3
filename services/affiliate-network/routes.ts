import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { networkClick } from '#features/affiliate/click-contract.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { affiliateClicks } from '#services/db/schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { recordClick } from '#services/ledger/record-arrival.ts'

type NewClick = typeof affiliateClicks.$inferInsert

/** As networks say how long a click may still lead to a sale. */
const SESSION_HOURS = 24

const badClick = (fields: string[]) =>
  new ProblemError({
    status: 422,
    title: 'Bad click',
    detail: 'Send each field of docs/services.md once, with a value of its kind.',
    fields,
  })

const readClick = (context: Context): Omit<NewClick, 'transactionId' | 'createdAt'> => {
  const sent = Object.entries(context.req.queries())
  const repeated = sent.filter(([, values]) => values.length > 1)
  const parsed = z.safeParse(
    networkClick,
    Object.fromEntries(new URL(context.req.url).searchParams),
  )
  if (!parsed.success || repeated.length > 0) {
    const issues = parsed.error?.issues ?? []
    throw badClick([...new Set(issues.map(({ path: [name] }) => String(name)))])
  }
  const { oid, affid, sub1, sub2, sub3, sub4, sub5 } = parsed.data
  return {
    clickKey: sub1,
    offerId: Number(oid),
    affiliateId: Number(affid),
    page: sub2,
    language: sub3,
    isPaid: sub4 !== undefined,
    paidBy: sub4 ?? null,
    sender: sub5 ?? null,
  }
}

const findClick = async (database: Database, clickKey: string) => {
  const found = await database
    .select()
    .from(affiliateClicks)
    .where(eq(affiliateClicks.clickKey, clickKey))
  return found[0]
}

/** Counts a click once per key: sent again, it gets the transaction of the first time. */
const countClick = async (database: Database, click: NewClick) => {
  const added = await database.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(affiliateClicks)
      .values(click)
      .onConflictDoNothing({ target: affiliateClicks.clickKey })
      .returning()
    if (row) await recordClick(transaction, row)
    return row
  })
  const counted = added ?? (await findClick(database, click.clickKey))
  if (counted?.offerId === click.offerId && counted.affiliateId === click.affiliateId) {
    return counted.transactionId
  }
  throw new ProblemError({
    status: 422,
    title: 'Click key reused',
    detail: 'This key came with another link before: use a new key for a new click.',
    fields: ['sub1'],
  })
}

/** The affiliate network: records clicks, in the terms of Everflow's server-side click (S2 §4). */
export const affiliateNetworkRoutes = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/clk', async (context) => {
    const click = readClick(context)
    const transactionId = randomBytes(16).toString('hex')
    const counted = await countClick(await database.get(), {
      ...click,
      transactionId,
      createdAt: now(),
    })
    return context.json({
      transaction_id: counted,
      oid: click.offerId,
      aid: click.affiliateId,
      session_duration: SESSION_HOURS,
      error_code: 0,
    })
  })
  return routes
}
