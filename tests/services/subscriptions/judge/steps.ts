import type { BillingPlace } from '#features/checkout/tax.ts'
import type { PlanId } from '#lib/config/plans.ts'
import type { Bench } from '../../support/bench.ts'
import type { Bank } from './bank.ts'
import type { Mood } from './ledger.ts'
import type { Card } from './providers.ts'
import type { Act, Fact, Holding } from './story.ts'

/** What somebody does on a day after the first purchase; `receipt` counts from the first, backwards where it is negative. */
export type Step = { day: number } & (
  | { do: 'buy'; plan: PlanId }
  | { do: 'change'; to: Holding }
  | { do: 'card'; card: Card }
  | { do: 'stop' }
  | { do: 'resume' }
  | { do: 'close' }
  | { do: 'cancel-by-form' }
  | { do: 'details'; country: string; province?: string; taxNumber?: string }
  | { do: 'withdraw'; receipt: number }
  | { do: 'refund'; receipt: number; part: 'whole' | 'half' }
  | { do: 'dispute'; receipt: number; decided: 'opened' | 'won' | 'lost' }
  | { do: 'marketplace'; item: '1' | '2' }
  | { do: 'provider'; mood: Mood }
  | { do: 'invite' | 'accept' | 'remove' | 'leave'; who: number }
)

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** A customer, the papers that came, and the facts so far. */
export type Life = {
  bench: Bench
  bank: Bank
  email: string
  place: BillingPlace
  facts: Fact[]
  orders: string[]
}

/** A step that is done in a life. */
export type Doing<Kind extends Step['do']> = { life: Life; step: StepOf<Kind> }

/** Tells what somebody did. */
export const tell = ({ bench, facts }: Life, act: Act & { text: string }): void =>
  void facts.push({ at: bench.clock.time, kind: 'act', ...act })
