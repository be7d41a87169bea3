import * as z from 'zod'

/** Every figure that copy may name (S1 §1, S2 §1, §9). */
export const CLAIM_NAMES = [
  'templates',
  'library',
  'businesses',
  'downloadsMillions',
  'signUpsMillions',
  'countries',
  'lawFirms',
  'trees',
  'contracts',
  'hrDocuments',
  'businessPlanDocuments',
  'storage',
  'since',
  'basicUsers',
  'premiumUsers',
] as const

export type ClaimName = (typeof CLAIM_NAMES)[number]

/** A claims file: a number is written the way its language writes numbers, a text (a year, a range) stays. */
export const claimsFile = z.record(z.enum(CLAIM_NAMES), z.union([z.int().positive(), z.string()]))
