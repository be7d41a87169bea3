import { ProblemError } from '#lib/server/answer/problem-error.ts'
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '../idempotency.ts'

/** The key that page script made for its attempts (architecture 9); without a usable one the answer is 400. */
export const scriptKey = (headers: Headers): string => {
  const parsed = idempotencyKeySchema.safeParse(headers.get(IDEMPOTENCY_HEADER))
  if (parsed.success) return parsed.data
  throw new ProblemError({
    status: 400,
    title: 'Bad idempotency key',
    detail: `Send a random ${IDEMPOTENCY_HEADER} of 16 to 128 letters, digits, "-" or "_".`,
    fields: [IDEMPOTENCY_HEADER],
  })
}
