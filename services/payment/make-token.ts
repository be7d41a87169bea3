import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { TEST_CARD_IDS, TEST_CARDS, type TestCard } from '#features/checkout/test-cards.ts'
import type { Database } from '#services/db/database.ts'
import { paymentTokens } from '#services/db/payment-schema.ts'
import { ProblemError } from '#services/http/problem-error.ts'
import { hasExpired } from './card-course.ts'

/** The fields of a card as the form sends them. */
export const typedCard = z.strictObject({
  number: z.string().check(z.regex(/^\d{12,19}$/)),
  month: z.string().check(z.regex(/^(?:0[1-9]|1[0-2])$/)),
  year: z.string().check(z.regex(/^20\d\d$/)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/)),
})

const cardOf = (number: string): TestCard | undefined =>
  TEST_CARD_IDS.find((id) => TEST_CARDS[id] === number)

const refusal = (title: string, fields: string[]) =>
  new ProblemError({
    status: 422,
    title,
    detail: 'Use one of the test cards: this service takes no money.',
    fields,
  })

/** Makes a token, usable once, for a test card and its month. Throws `ProblemError` 422 for any other card, and an expired one. */
export const makeToken = async (
  database: Database,
  { number, month, year, now }: z.infer<typeof typedCard> & { now: Date },
): Promise<string> => {
  const card = cardOf(number)
  if (!card) throw refusal('No test card', ['number'])
  const expires = `${year}-${month}`
  if (hasExpired(expires, now)) throw refusal('The card has expired', ['month', 'year'])
  const token = `tok_${randomBytes(24).toString('base64url')}`
  await database.insert(paymentTokens).values({ token, card, expires, createdAt: now })
  return token
}
