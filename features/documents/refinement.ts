import type { PageFact } from '#lib/util/page-fact.ts'

/** The facts of a page whose documents are replaced by those of the search in its address. */
export type Refinement = {
  /** Announced after the change. */
  replaced: string
}

export const REFINEMENT: PageFact<Refinement> = { id: 'refinement' }
