import type { Exposure } from '#lib/config/events.ts'
import type { PageFact } from '#lib/util/page-fact.ts'

type CountedPage = {
  label: string
  keyword: string
  /** The exposure, where the page shows an arm of an experiment. */
  exposure?: Exposure
}

/** The facts by which a landing page is counted: label and keyword of its record. A preview is not counted. */
export const COUNTED_PAGE: PageFact<CountedPage> = { id: 'counted' }
