/** Why somebody removes the desktop app, as the page lists it; anything else is written (S2 §2.2). */
export const REASONS = [
  'browser',
  'computer',
  'finished',
  'missing',
  'price',
  'trouble',
  'other',
] as const

/** Where the desktop app was. */
export const SYSTEMS = ['windows', 'macos'] as const
