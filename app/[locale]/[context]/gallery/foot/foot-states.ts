import type { Layout } from '#lib/config/layouts.ts'

/** Footers of each kind, the dialog of a legal text and the film over a page (S2 §2.7, §2.8). */
export const FOOT_STATES = [
  'site',
  'mega',
  'short',
  'legal',
  'budgeting',
  'trees',
  'license-dialog',
  'video',
] as const

type FootState = (typeof FOOT_STATES)[number]

/** Tells whether a segment of an address names one of them. */
export const isFootState = (text: string): text is FootState =>
  FOOT_STATES.some((state) => state === text)

/** The footer that a state is seen with. */
export const footerOf = (state: FootState): Layout['footer'] => {
  if (state === 'trees') return 'site'
  return state === 'license-dialog' || state === 'video' ? 'short' : state
}
