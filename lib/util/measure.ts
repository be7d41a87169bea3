import { channel } from 'node:diagnostics_channel'
import type { MetricLabels, MetricName, Sample } from '#lib/config/metrics.ts'

/** Handlers, pages and the start of the server are bundled apart: they meet by this name alone. */
const measured = channel('bib.measured')

/** Adds one to a counter; nothing happens where nobody collects (`METRICS_PORT`). */
export const measure = <Name extends MetricName>(name: Name, labels: MetricLabels<Name>): void => {
  observe(name, { labels, value: 1 })
}

/** Notes one value of a histogram, or adds it to a counter. */
export const observe = <Name extends MetricName>(
  name: Name,
  { labels, value }: { labels: MetricLabels<Name>; value: number },
): void => {
  if (measured.hasSubscribers) measured.publish({ name, labels, value } satisfies Sample)
}

/** Hears what is measured anywhere in this process, until the answer is called. */
export const subscribeToMeasures = (hear: (sample: Sample) => void): (() => void) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `observe` alone publishes there
  const take = (message: unknown) => hear(message as Sample)
  measured.subscribe(take)
  return () => {
    measured.unsubscribe(take)
  }
}
