import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Package } from '#features/orders/order-contract.ts'
import { packageTokenSchema } from '#features/pricing/quote-contract.ts'
import { PACKAGE_OVERRIDES } from '#lib/config/price-book.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import type { Database } from '#services/db/database.ts'
import { packages } from '#services/db/partner-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'

type Row = typeof packages.$inferSelect

/** Whether a package can still be bought: each is for one order, and some end on a day. */
const stateOf = ({ usedByOrder, expiresAt }: Row, now: Date): Package['state'] => {
  if (usedByOrder !== null) return 'used'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open'
}

/** A package as the service answers it (S2 §3 "Package"). */
const packageOf = (row: Row, now: Date): Package => ({
  token: row.token,
  state: stateOf(row, now),
  plan: row.plan,
  saveRelative: row.saveRelative,
  valueRegular: row.valueRegular,
})

/** The two packages of the price book stand in links of campaigns: many buy by them, so they are never used up. */
const campaignPackage = (token: string): Package | undefined =>
  PACKAGE_OVERRIDES.some((row) => row.token === token)
    ? { token, state: 'open', plan: 'basic', saveRelative: null, valueRegular: null }
    : undefined

const findPackage = async (
  database: Database,
  { token, now }: { token: string; now: Date },
): Promise<Package | undefined> => {
  const [row] = await database.select().from(packages).where(eq(packages.token, token))
  return row ? packageOf(row, now) : campaignPackage(token)
}

/** `GET /bib-pkg/{token}`: a package, also one that is used or expired; 404 for any other token (S2 §7). */
export const packageRoutes = ({ database, now }: ServicesContext): Hono => {
  const routes = new Hono({ strict: false })
  routes.get('/bib-pkg/:token', async (context) => {
    const token = packageTokenSchema.safeParse(context.req.param('token')).data
    const found = token && (await findPackage(await database.get(), { token, now: now() }))
    if (!found) {
      throw new ProblemError({
        status: 404,
        title: 'No such package',
        detail: 'There is no package under this token: look at the link once more.',
      })
    }
    return context.json(found)
  })
  return routes
}
