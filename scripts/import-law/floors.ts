/** The rooms of `services/` from the ground up, floor by floor: each imports from those that stand before it alone. */
export const FLOORS = {
  ground: [
    'keys',
    'db',
    'clock',
    'http',
    'content',
    'search',
    'context',
    'rounds',
    'outbox',
    'numbers',
    'look',
    'words',
  ],
  rooms: [
    'user',
    'orders',
    'events',
    'ledger',
    'conversions',
    'entitlement',
    'returns',
    'provider',
    'papers',
    'subscriptions',
    'refunds',
    'affiliates',
    'account',
    'seats',
    'person',
    'purchase',
    'declarations',
    'packages',
    'mail',
    'agreements',
    'messages',
    'partners',
    'payment-notice',
    'watching',
  ],
  faces: ['affiliate-network', 'geo', 'ask', 'operator', 'payment', 'web-app', 'results'],
} as const

const ORDER: readonly string[] = Object.values(FLOORS).flat()

const ROUTES = /^(?:.+-)?routes\.ts$/

/** Whether a file answers requests of its own: `routes.ts` of a room. It stands above all rooms, and the entry files alone import it. */
const isRoutes = (inside: readonly string[]) => inside.length === 1 && ROUTES.test(inside[0] ?? '')

/** Says why a file of the services may not import another one (architecture 3), or nothing. */
export const floorBreach = (file: string, path: string): string | undefined => {
  const [, room = '', ...own] = file.split('/')
  const [, other = '', ...inside] = path.split('/')
  if (own.length === 0 || room === other) return undefined
  if (!ORDER.includes(room))
    return `services/${room} stands on no floor: see scripts/import-law/floors.ts`
  if (inside.length !== 1) return `${path} is not of the first level of its room`
  if (isRoutes(inside)) return `${path} is for the entry files of services/ alone`
  const isBelow = isRoutes(own) || ORDER.indexOf(other) < ORDER.indexOf(room)
  return isBelow ? undefined : `services/${room} stands below services/${other}`
}
