import * as z from 'zod/mini'
import { FLAG_KINDS } from '#features/affiliate/flag-kinds.ts'
import { orderNumberSchema } from '#features/orders/order-contract.ts'
import { CURRENCY_CODES } from '#lib/config/currencies.ts'
import { createClock } from '#services/clock/clock.ts'
import type { Database } from '#services/db/database.ts'
import type { Row } from '#services/db/read-rows.ts'
import { approve, decline, end, listAffiliates } from './decide.ts'
import { isMonth } from './earnings.ts'
import { decideOn, flagByHand, openFlags } from './flags.ts'
import { listPayouts, payOut } from './payouts.ts'

const words = z.string().check(z.minLength(1), z.maxLength(1000))

const address = z.string().check(z.includes('@'))

const month = z.string().check(z.refine(isMonth, 'a month such as 2027-01'))

const rates = z.partialRecord(
  z.enum(CURRENCY_CODES),
  z.string().check(z.regex(/^\d{1,4}(?:\.\d{1,6})?$/)),
)

/** The request of `npm run affiliates`. */
const actSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('list'),
    state: z.optional(z.enum(['applied', 'approved', 'declined', 'ended'])),
  }),
  z.strictObject({ act: z.literal('approve'), address, number: z.int().check(z.positive()) }),
  z.strictObject({ act: z.literal('decline'), address }),
  z.strictObject({ act: z.literal('end'), address, isForCause: z.boolean() }),
  z.strictObject({
    act: z.literal('flag'),
    number: z.int().check(z.positive()),
    kind: z.enum(FLAG_KINDS),
    note: words,
    orderNumbers: z.array(orderNumberSchema),
  }),
  z.strictObject({ act: z.literal('flags') }),
  z.strictObject({
    act: z.literal('decide'),
    id: z.int().check(z.positive()),
    decision: z.enum(['released', 'upheld']),
    why: words,
    hasFee: z.boolean(),
  }),
  z.strictObject({ act: z.literal('payouts'), month, rates }),
  z.strictObject({ act: z.literal('paid'), month, rates, total: z.int() }),
])

export type AffiliateAct = z.infer<typeof actSchema>

const answerTo = (database: Database, { wanted, now }: { wanted: AffiliateAct; now: Date }) => {
  switch (wanted.act) {
    case 'list':
      return listAffiliates(database, wanted.state)
    case 'approve':
      return approve(database, { ...wanted, now })
    case 'decline':
      return decline(database, { ...wanted, now })
    case 'end':
      return end(database, { ...wanted, now })
    case 'flag':
      return flagByHand(database, { ...wanted, now })
    case 'flags':
      return openFlags(database, now)
    case 'decide':
      return decideOn(database, { ...wanted, now })
    case 'payouts':
      return listPayouts(database, { ...wanted, now })
    case 'paid':
      return payOut(database, { ...wanted, now })
  }
}

/** Does what an operator asks about affiliates, an act as JSON, on the day of the services; throws an `AffiliateError` where it cannot be done. */
export const actOnAffiliates = async (database: Database, question: string): Promise<Row[]> => {
  const wanted = actSchema.parse(JSON.parse(question))
  const clock = createClock()
  await clock.load(database)
  return answerTo(database, { wanted, now: clock.now() })
}
