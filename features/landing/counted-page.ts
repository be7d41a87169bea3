import type { Exposure } from '#lib/config/events.ts'
import type { PageFact } from '#lib/util/page-fact.ts'

type CountedPage = {
  label: string
  keyword: string
  /** Where the page shows an arm of an experiment. */
  exposure?: Exposure
}

/** What is counted of a landing page: label and keyword of its record. Nothing of a preview is. */
export const COUNTED_PAGE: PageFact<CountedPage> = { id: 'counted' }
