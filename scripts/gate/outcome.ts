/** How many tests of a gate passed, failed and were skipped. */
export type Outcome = { passed: number; failed: number; skipped: number }

/** A gate that counts as one test. */
export const single = (ok: boolean): Outcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
})

/** Adds outcomes up. */
export const sum = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** A runner that ended badly although no test failed has crashed, and one that ran nothing proved nothing. */
export const withRunner = (outcome: Outcome, ok: boolean): Outcome => {
  const silent = outcome.failed === 0 && (!ok || outcome.passed === 0)
  return silent ? { ...outcome, failed: 1 } : outcome
}

/** The last line of `npm test`. */
export const lastLine = ({ passed, failed, skipped }: Outcome) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
