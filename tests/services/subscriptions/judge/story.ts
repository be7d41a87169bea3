import type { PlanId } from '#lib/config/plans.ts'

/** What a plan is for how many people. */
export type Holding = { plan: PlanId; seats: number }

/** What a page or a mail promises about money. */
export type Saying =
  /** Of what comes, until its reader wants something else. */
  | { says: 'nothing-more' }
  /** Of an order that was withdrawn from. */
  | { says: 'whole-amount' }
  /** Of the order that money has just come back of. */
  | { says: 'licence-ended' }
  /** A charge was declined, and is due. */
  | { says: 'declined' }
  | { says: 'ended' }

/** What anybody did; `card` says whether it will pay, `payment` is that of the receipt that was named. */
export type Act =
  | { act: 'card'; isGood: boolean }
  | { act: 'withdraw'; payment: string }
  | { act: 'marketplace'; holding: Holding }
  /** About a guest of the plan, by a number; `isDone` says whether it went through. */
  | { act: 'invited' | 'accepted' | 'removed' | 'left'; who: number; isDone: boolean }
  | {
      act:
        | 'stop'
        | 'cancel'
        | 'resume'
        | 'change'
        | 'details'
        | 'refund'
        | 'dispute'
        | 'decided'
        | 'close'
        | 'away'
        | 'back'
    }

/** Where a customer is billed, and whether as a business. */
export type Place = { country: string; province: string | null; isBusiness: boolean }

type Asked = { payment: string; total: number; net: number }

/**
 * One dated thing that can be seen from outside, with the sentence that tells it. Moments are milliseconds, money is in minor units of one
 * currency, with taxes, except `net`.
 */
export type Fact = { at: number; text: string } & (
  | ({ kind: 'act' } & Act)
  /** Told before a charge: by the page of the press, or by the notice of a renewal, which names its day. */
  | ({ kind: 'offer'; what: 'buy' | 'change' | 'renewal'; total: number; day: number } & Holding)
  | ({ kind: 'said' } & Saying)
  /** The provider was asked for a charge, has the money, or was refused it. */
  | ({ kind: 'tried' } & Asked)
  | ({ kind: 'taken' } & Asked)
  | ({ kind: 'declined' } & Asked)
  | { kind: 'returned'; payment: string; amount: number }
  /** Where bills go to from now on; the province as in ISO 3166-2, without the country. */
  | ({ kind: 'lives' } & Place)
  /** What the account page and a download gave. */
  | { kind: 'access'; isOpen: boolean; holding: Holding | null }
  /** What a download gave to a guest. */
  | { kind: 'guest'; who: number; isOpen: boolean }
)

/** Facts of a kind. */
export type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>

export const DAY_MS = 86_400_000

/** Money as a story tells it. */
export const dollars = (amount: number): string => `$${(amount / 100).toFixed(2)}`

/** A plan as a story tells it. */
export const holdingText = ({ plan, seats }: Holding): string => `${plan} for ${seats}`

const dayText = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** A story as a reader goes through it, a line a fact. */
export const printed = (story: readonly Fact[]): string =>
  story.map(({ at, text }) => `${dayText(at)}  ${text}`).join('\n')
