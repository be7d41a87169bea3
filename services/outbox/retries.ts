/** The schedule of retries for an outbox: pauses that double. */
export type Retries = {
  firstPauseMs: number
  longestPauseMs: number
  most: number
}

/** Of mail: for two days. */
export const MAIL_RETRIES: Retries = {
  firstPauseMs: 10_000,
  longestPauseMs: 6 * 3600_000,
  most: 18,
}

/** Of conversions, which their platform's window ends (`conversions/send-due-conversions.ts`). */
export const CONVERSION_RETRIES: Retries = { ...MAIL_RETRIES, most: Infinity }

/** Of notices of payments: for three days. */
export const NOTICE_RETRIES: Retries = {
  firstPauseMs: 1000,
  longestPauseMs: 600_000,
  most: 440,
}

/** Milliseconds between a try, counted from one, and the next one. */
export const pauseAfter = (tries: number, { firstPauseMs, longestPauseMs }: Retries): number =>
  Math.min(firstPauseMs * 2 ** Math.min(tries - 1, 20), longestPauseMs)
