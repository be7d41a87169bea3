import type { ClaimName } from '#lib/util/claims.ts'

/** The source of a figure in the copy, and the proof that it is true. */
type ClaimSource = {
  /** The section in which the owner states it. */
  statedIn: `S${1 | 2} §${number}`
  /** The things that it counts. */
  counts: string
  /** The proof; left out, the owner has still to give it. A figure that is decided by offering it needs no other proof. */
  proof?: string
}

const OFFERED = 'the offer itself: the owner decides it'

/** Every figure that copy may name, with its source (S2 §1). `npm run ready` lists those without proof. */
export const CLAIM_SOURCES: Readonly<Record<ClaimName, ClaimSource>> = {
  templates: { statedIn: 'S2 §1', counts: 'templates in the language of the page' },
  library: { statedIn: 'S2 §1', counts: 'templates in English' },
  businesses: { statedIn: 'S2 §1', counts: 'businesses or teams that trust the product' },
  downloadsMillions: { statedIn: 'S2 §1', counts: 'downloads since the founding, in millions' },
  signUpsMillions: { statedIn: 'S2 §1', counts: 'sign-ups since the founding, in millions' },
  countries: { statedIn: 'S2 §1', counts: 'countries with users' },
  lawFirms: { statedIn: 'S2 §1', counts: 'law firms among the users' },
  trees: { statedIn: 'S2 §1', counts: 'trees planted, one for each purchase' },
  contracts: { statedIn: 'S2 §1', counts: 'contracts and agreements in the library' },
  hrDocuments: { statedIn: 'S2 §1', counts: 'documents of human resources in the library' },
  businessPlanDocuments: { statedIn: 'S2 §1', counts: 'documents around the business plan' },
  storage: {
    statedIn: 'S2 §1',
    counts: 'gigabytes of the smallest and the largest storage tier',
    proof: OFFERED,
  },
  since: { statedIn: 'S2 §1', counts: 'year of the founding' },
  basicUsers: { statedIn: 'S2 §1', counts: 'users of the Basic plan', proof: OFFERED },
  premiumUsers: { statedIn: 'S2 §1', counts: 'users of the Premium plan', proof: OFFERED },
}
