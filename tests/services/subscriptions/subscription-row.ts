import type { SubscriptionRow } from '#services/subscriptions/subscription-store.ts'

export const DAY_MS = 86_400_000

/** When the period of the row begins. */
export const START = Date.parse('2026-11-25T12:00:00Z')

/** When it ends. */
export const END = new Date(START + 365 * DAY_MS)

/** A subscription as its table has it, for what decides without a database. */
export const subscriptionRow = (change: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  id: 'a'.repeat(32),
  userId: '00000000-0000-4000-8000-000000000000',
  providerId: 'sub_123456',
  plan: 'basic',
  seats: 1,
  currency: 'USD',
  language: 'en',
  timeZone: null,
  method: 'card',
  buyer: {
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Roy',
    nameOnCard: null,
    phone: null,
    country: 'US',
    province: null,
    company: null,
    taxNumber: null,
    street: null,
    city: null,
    postalCode: null,
  },
  place: null,
  state: 'active',
  renews: true,
  stoppedAt: null,
  periodStart: new Date(START),
  periodEnd: END,
  paidUntil: END,
  extendedTo: null,
  nextPlan: null,
  nextSeats: null,
  renewalNotice: null,
  failingSince: null,
  failedTries: 0,
  seenMethod: null,
  retryAt: null,
  dueAt: new Date(START),
  createdAt: new Date(START),
  changedAt: new Date(START),
  endedAt: null,
  ...change,
})
