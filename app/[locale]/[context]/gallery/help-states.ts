/** The visible states of the help chat (S2 §2.8). */
export const HELP_STATES = [
  'not-started',
  'started',
  'minimized',
  'hidden',
  'wrong',
  'failed',
  'limited',
  'sent',
] as const

export type HelpShown = (typeof HELP_STATES)[number]

/** Tells whether a segment of an address names a state of the help chat. */
export const isHelpShown = (text: string): text is HelpShown =>
  HELP_STATES.some((state) => state === text)
