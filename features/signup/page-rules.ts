import type { SignUpStatus } from './state.ts'

/** Statuses in which the form waits for the visitor. */
export const RESTING: readonly SignUpStatus[] = ['idle', 'duplicate', 'limited', 'failed']

/** The state after an attempt is over. */
export const CLEAR = {
  status: 'idle',
  faults: {},
  suggestion: undefined,
  wait: undefined,
} as const

/** Of the machine's rules those for what happens on a page without React, which carries no other. */
export const PAGE_RULES = {
  returned: { from: ['handing-off'] as readonly SignUpStatus[], to: () => CLEAR },
  closed: {
    from: [...RESTING, 'validating'] as readonly SignUpStatus[],
    to: () => ({ ...CLEAR, openedFrom: undefined }),
  },
} as const
