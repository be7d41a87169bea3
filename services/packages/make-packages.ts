import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { amountSchema } from '#features/pricing/money.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { parseJson } from '#lib/util/parse-json.ts'
import type { Database } from '#services/db/database.ts'
import { packages } from '#services/db/partner-schema.ts'

/** Bytes of a token: nobody finds one by trying. */
const TOKEN_BYTES = 12

/** The request of `npm run package:new`; a package is one of Basic (S2 §3 "Package"). */
export const packageOrder = z.strictObject({
  count: z.int().check(z.minimum(1), z.maximum(500)),
  /** Until when they can be bought; for ever where nothing is said. */
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
  saveRelative: z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
  valueRegular: z.nullable(amountSchema),
})

/** Makes packages and gives their tokens; `question` is a `packageOrder` as JSON. Throws an `Error` for anything else. */
export const makePackages = async (database: Database, question: string) => {
  const now = new Date()
  const order = packageOrder.safeParse(parseJson(question))
  if (!order.success) throw new Error('Say how many packages to make, and for how many days.')
  const { count, days, ...facts } = order.data
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS)
  const rows = Array.from({ length: count }, () => ({
    ...facts,
    plan: 'basic' as const,
    expiresAt,
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    usedByOrder: null,
    createdAt: now,
  }))
  await database.insert(packages).values(rows)
  return rows.map(({ token }) => ({
    token,
    expires: expiresAt?.toISOString().slice(0, 10) ?? 'never',
  }))
}
