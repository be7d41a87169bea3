import { expect } from 'vitest'
import { contentBench, recordText } from './support.ts'

/** Reads so many records of landing pages, and looks at the folder again, which takes a part of that alone. */
export const costLittleUnchanged = async (count: number) => {
  const bench = contentBench()
  for (let number = 0; number < count; number += 1) {
    bench.drop(`en/landing/docs/page-${number}.json`, recordText({ label: `Page ${number}` }))
  }
  const start = performance.now()
  expect(Object.keys(await bench.records('en'))).toHaveLength(count)
  const first = performance.now()
  await bench.content().scan()
  // Against the first reading, for a busy machine is slow at both.
  expect(performance.now() - first).toBeLessThan((first - start) / 4)
}
