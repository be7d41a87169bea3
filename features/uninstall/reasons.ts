/** The reasons for removing the desktop app, as the page lists them; anything else is written (S2 §2.2). */
export const REASONS = [
  'browser',
  'computer',
  'finished',
  'missing',
  'price',
  'trouble',
  'other',
] as const

/** The systems that the desktop app runs on. */
export const SYSTEMS = ['windows', 'macos'] as const
