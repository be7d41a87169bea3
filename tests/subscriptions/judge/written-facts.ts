import { DAY_MS, dollars, type Act, type Fact, type Holding, type Saying } from './story.ts'

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
    said: (saying: Saying): Fact => ({ at, kind: 'said', text: saying.says, ...saying }),
    has: (holding: Holding | null): Fact => {
      const isOpen = holding !== null
      return { at, kind: 'access', isOpen, holding, text: isOpen ? holding.plan : 'nothing' }
    },
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
