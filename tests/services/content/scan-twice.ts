import { contentBench, recordText } from './support.ts'

/** Reads so many records of landing pages and looks at their folder once more: how many are live, and the milliseconds of both. */
export const scanTwice = async (count: number) => {
  const bench = contentBench()
  for (let number = 0; number < count; number += 1) {
    bench.drop(`en/landing/docs/page-${number}.json`, recordText({ label: `Page ${number}` }))
  }
  const start = performance.now()
  const live = Object.keys(await bench.records('en')).length
  const read = performance.now()
  await bench.content().scan()
  return { live, firstMs: read - start, againMs: performance.now() - read }
}
