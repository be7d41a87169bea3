import {
  DAY_MS,
  dollars,
  type Act,
  type Fact,
  type Holding,
  type Place,
  type Saying,
} from './story.ts'

const START = Date.parse('2026-11-28T15:00:00Z')

/** Facts of a story that nobody lived, on a day after its first purchase. */
export const on = (day: number) => {
  const at = START + day * DAY_MS
  const asked = (kind: 'tried' | 'taken' | 'declined', payment: string, total: number): Fact => ({
    at,
    kind,
    payment,
    total,
    net: total,
    text: `${kind} ${dollars(total)}`,
  })
  return {
    did: (act: Act): Fact => ({ at, kind: 'act', text: act.act, ...act }),
    lives: (place: Partial<Place>): Fact => {
      const lives = { country: 'US', province: null, isBusiness: false, ...place }
      return { at, kind: 'lives', text: lives.country, ...lives }
    },
    said: (saying: Saying): Fact => ({ at, kind: 'said', text: saying.says, ...saying }),
    has: (holding: Holding | null): Fact => {
      const isOpen = holding !== null
      return { at, kind: 'access', isOpen, holding, text: isOpen ? holding.plan : 'nothing' }
    },
    guest: (who: number, isOpen: boolean): Fact => ({
      at,
      kind: 'guest',
      who,
      isOpen,
      text: `guest ${who}`,
    }),
    pressed: (what: 'buy' | 'change', total: number, holding: Holding): Fact => ({
      at,
      kind: 'offer',
      what,
      day: at,
      total,
      text: `pressed ${dollars(total)}`,
      ...holding,
    }),
    noticed: (renewsOn: number, total: number, holding: Holding): Fact => ({
      at,
      kind: 'offer',
      what: 'renewal',
      day: START + renewsOn * DAY_MS,
      total,
      text: `announced ${dollars(total)}`,
      ...holding,
    }),
    paid: (payment: string, total: number) => [
      asked('tried', payment, total),
      asked('taken', payment, total),
    ],
    refused: (payment: string, total: number) => [
      asked('tried', payment, total),
      asked('declined', payment, total),
    ],
    gaveBack: (payment: string, amount: number): Fact => ({
      at,
      kind: 'returned',
      payment,
      amount,
      text: `gave ${dollars(amount)} back`,
    }),
  }
}

/** Days of a year. */
export const YEAR = 365

/** What is bought first. */
export const BASIC: Holding = { plan: 'basic', seats: 1 }
/** A larger plan. */
export const PREMIUM: Holding = { plan: 'premium', seats: 5 }

/** A first year. */
export const BOUGHT = [on(0).pressed('buy', 299_88, BASIC), ...on(0).paid('first', 299_88)]
/** A larger plan on the third day. */
export const UPGRADED = [on(3).pressed('change', 297_53, PREMIUM), ...on(3).paid('change', 297_53)]
/** The notice of the second year. */
export const ANNOUNCED = on(344).noticed(YEAR, 299_88, BASIC)

/** The second year. */
export const RENEWED = [ANNOUNCED, ...on(YEAR).paid('second', 299_88)]
/** A second year that a bank refuses. */
export const FAILING = [
  ANNOUNCED,
  ...on(YEAR).refused('second', 299_88),
  on(YEAR).said({ says: 'declined' }),
]
/** A year that is bought elsewhere meanwhile. */
export const MARKETPLACE = on(YEAR + 8).did({ act: 'marketplace', holding: PREMIUM })
