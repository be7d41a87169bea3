import * as z from 'zod/mini'
import type { Row } from '#services/ask/read-rows.ts'
import { createClock } from '#services/clock/clock.ts'
import type { Database } from '#services/db/database.ts'
import { approve, decline, end, listAffiliates } from './decide.ts'

const address = z.string().check(z.includes('@'))

/** What `npm run affiliates` asks for. */
const actSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('list'),
    state: z.optional(z.enum(['applied', 'approved', 'declined', 'ended'])),
  }),
  z.strictObject({ act: z.literal('approve'), address, number: z.int().check(z.positive()) }),
  z.strictObject({ act: z.literal('decline'), address }),
  z.strictObject({ act: z.literal('end'), address, isForCause: z.boolean() }),
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
  }
}

/** Does what an operator asks about affiliates, an act as JSON, on the day of the services; throws an `AffiliateError` where it cannot be done. */
export const actOnAffiliates = async (database: Database, question: string): Promise<Row[]> => {
  const wanted = actSchema.parse(JSON.parse(question))
  const clock = createClock()
  await clock.load(database)
  return answerTo(database, { wanted, now: clock.now() })
}
