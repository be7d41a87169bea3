import type { PageFact } from '#lib/util/page-fact.ts'

/** What is counted of a landing page: label and keyword of its record. Nothing of a preview is. */
export const COUNTED_PAGE: PageFact<{ label: string; keyword: string }> = { id: 'counted' }
