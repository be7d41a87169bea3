import type { Course } from './live.ts'

const QUEBEC = { country: 'CA', province: 'QC' } as const

/** Stories that once were wrong: what was done, and which rule has to see it. */
export const KNOWN_STORIES: Readonly<Record<string, Course>> = {
  'withdraws from an upgrade': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 3, do: 'change', to: { plan: 'premium', seats: 5 } },
      { day: 5, do: 'withdraw', receipt: 1 },
    ],
  },
  'withdraws from the contract after an upgrade': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 3, do: 'change', to: { plan: 'premium', seats: 5 } },
      { day: 5, do: 'withdraw', receipt: 0 },
    ],
  },
  'asks for another plan again and again before the renewal': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'premium' },
      { day: 364, do: 'change', to: { plan: 'solo', seats: 1 } },
      { day: 384, do: 'change', to: { plan: 'premium', seats: 5 } },
      { day: 404, do: 'change', to: { plan: 'solo', seats: 1 } },
      { day: 424, do: 'change', to: { plan: 'premium', seats: 5 } },
      { day: 444, do: 'details', country: 'CH' },
    ],
  },
  'takes a larger plan once the renewal is announced': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 350, do: 'change', to: { plan: 'premium', seats: 5 } },
    ],
  },
  'takes a larger plan once the renewal is announced, and wants that again': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 350, do: 'change', to: { plan: 'premium', seats: 5 } },
      { day: 358, do: 'change', to: { plan: 'basic', seats: 1 } },
    ],
  },
  'moves to another country on the last day': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 364, do: 'details', country: 'CH' },
    ],
  },
  'buys at the marketplace while a renewal fails': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 10, do: 'card', card: 'declined' },
      { day: 373, do: 'marketplace', item: '2' },
    ],
  },
  'buys at the marketplace, and the older subscription finds its money': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 10, do: 'card', card: 'declined' },
      { day: 373, do: 'marketplace', item: '2' },
      { day: 374, do: 'card', card: 'good' },
    ],
  },
  'leaves a new card while a renewal fails': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 10, do: 'card', card: 'declined' },
      { day: 373, do: 'card', card: 'good' },
    ],
  },
  'stops while the bank decides on a renewal': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 10, do: 'card', card: 'slow' },
      { day: 365.5, do: 'stop' },
    ],
  },
  'is given the first year back after a renewal': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 370, do: 'refund', receipt: 0, part: 'whole' },
      { day: 380, do: 'card', card: 'good' },
    ],
  },
  'leaves a good card while the bank still thinks about one that it declines': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 360, do: 'card', card: 'slow-declined' },
      { day: 366.75, do: 'card', card: 'good' },
      { day: 371, do: 'card', card: 'good' },
    ],
  },
  'changes the plan while the answers of the provider are lost': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 12, do: 'provider', mood: 'forgets' },
      { day: 14, do: 'change', to: { plan: 'premium', seats: 5 } },
      { day: 16.5, do: 'provider', mood: 'well' },
    ],
  },
  'leaves a renewed year in Germany, with a larger plan': {
    place: { country: 'DE', province: null },
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 380, do: 'change', to: { plan: 'premium', seats: 5 } },
      { day: 400, do: 'cancel-by-form' },
      { day: 440, do: 'card', card: 'good' },
    ],
  },
  'buys a second year of the same plan at the marketplace': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'premium' },
      { day: 6, do: 'marketplace', item: '1' },
      { day: 12, do: 'marketplace', item: '1' },
    ],
  },
  'closes the account, and buys anew before its year would have ended': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'premium' },
      { day: 5, do: 'close' },
      { day: 336, do: 'buy', plan: 'basic' },
    ],
  },
  'withdraws from what a bank is asked to return': {
    place: QUEBEC,
    steps: [
      { day: 0, do: 'buy', plan: 'basic' },
      { day: 3, do: 'dispute', receipt: 0, decided: 'opened' },
      { day: 5, do: 'withdraw', receipt: 0 },
    ],
  },
}
