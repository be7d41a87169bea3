import { setTimeout as sleep } from 'node:timers/promises'

const TICK_MS = 50

/** Begins so many visits a second, whatever becomes of those before, until the signal; then waits for all of them. */
export const paced = async (
  visit: (number: number) => Promise<void>,
  { perSecond, signal }: { perSecond: number; signal: AbortSignal },
): Promise<void> => {
  const under = new Set<Promise<void>>()
  const begin = performance.now()
  let begun = 0
  while (!signal.aborted) {
    const due = Math.floor(((performance.now() - begin) / 1000) * perSecond)
    for (; begun < due; begun += 1) {
      const visiting = visit(begun)
      under.add(visiting)
      void visiting.finally(() => under.delete(visiting))
    }
    await sleep(TICK_MS)
  }
  await Promise.all(under)
}
