/** How many tests of a gate passed, failed and were skipped; which failed, and which passed at the second try only. */
export type Outcome = {
  passed: number
  failed: number
  skipped: number
  broken: readonly string[]
  retried: readonly string[]
}

/** A gate that counts as one test. */
export const single = (ok: boolean): Outcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  broken: [],
  retried: [],
})

const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0, broken: [], retried: [] }

/** Adds outcomes up. */
export const sum = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (total, { passed, failed, skipped, broken, retried }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      broken: [...total.broken, ...broken],
      retried: [...total.retried, ...retried],
    }),
    NOTHING,
  )

/** A runner that ended badly although no test failed has crashed, and one that ran nothing proved nothing. */
export const withRunner = (outcome: Outcome, ok: boolean): Outcome => {
  const silent = outcome.failed === 0 && (!ok || outcome.passed === 0)
  return silent ? { ...outcome, failed: 1 } : outcome
}

const count = ({ passed, failed, skipped }: Outcome) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** The last lines of `npm test`: what failed or needed a second try, which has to be mended, and the count. */
export const lastLines = (outcome: Outcome): string[] => [
  ...outcome.broken.map((title) => `Failed: ${title}`),
  ...outcome.retried.map((title) => `Passed at the second try only: ${title}`),
  count(outcome),
]
