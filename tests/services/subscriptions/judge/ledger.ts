import type { PaymentDriver } from '#features/checkout/provider/payment-driver.ts'
import type { RenewalOutcome } from '#features/checkout/subscription-contract.ts'
import { UpstreamError } from '#lib/http/upstream-error.ts'
import { dollars, type Fact } from './story.ts'

/** How a provider is reached: `away` not at all, `forgets` does what it is asked for and its answer is lost. */
export type Mood = 'well' | 'away' | 'forgets'

type Charge = Pick<RenewalOutcome, 'paymentId' | 'state' | 'total'>

type Known = Charge & { net: number; back: number }

/** A first payment that waits for its buyer, or is paid. */
type Started = { paymentId: string; providerId: string; total: number }

/** A charge whose answer was lost, which its provider tells of by a message. */
type Heard = Pick<RenewalOutcome, 'paymentId' | 'key'>

const VERBS = { tried: 'is asked for', taken: 'pays', declined: 'declines' } as const

/** What a provider has asked a bank for, taken and given back, told as facts; `now` is in milliseconds. */
export const openLedger = (now: () => number) => {
  const facts: Fact[] = []
  const known = new Map<string, Known>()
  const write = (kind: keyof typeof VERBS, { paymentId: payment, total, net }: Known) => {
    const text = `The bank ${VERBS[kind]} ${dollars(total)}.`
    facts.push({ at: now(), kind, payment, total, net, text })
  }
  const note = ({ paymentId, state, total }: Charge, net?: number) => {
    const before = known.get(paymentId)
    const { net: knownNet = total, back = 0 } = before ?? {}
    const one = { paymentId, state, total, net: net ?? knownNet, back }
    known.set(paymentId, one)
    if (!before) write('tried', one)
    if (before?.state === state) return
    if (state === 'succeeded') write('taken', one)
    if (state === 'failed') write('declined', one)
  }
  const noteBack = (payment: string, back: number, who = 'The provider') => {
    const one = known.get(payment)
    if (!one || back <= one.back) return
    const amount = back - one.back
    one.back = back
    const text = `${who} gives ${dollars(amount)} back.`
    facts.push({ at: now(), kind: 'returned', payment, amount, text })
  }
  const first: Started[] = []
  const unheard: Heard[] = []
  const open = () => [...known.values()].filter(({ state }) => state === 'pending')
  const begin = () => {
    facts.length = 0
    first.length = 0
    unheard.length = 0
    known.clear()
  }
  const start = (started: Started) => void first.push(started)
  return { facts, known, unheard, note, noteBack, open, begin, start, started: () => first.at(-1) }
}

type Ledger = ReturnType<typeof openLedger>

const noAnswer = () => new UpstreamError({ upstream: 'payment', fault: 'unreachable', ms: 0 })

const refusedForGood = () =>
  new UpstreamError({ upstream: 'payment', fault: 'refused', status: 409, ms: 0 })

type Watch = {
  ledger: Ledger
  mood: () => Mood
  disputed: ReadonlySet<string>
  /** Called before each charge. */
  timePasses: (providerId: string) => void
}

/** A driver whose calls are written down, and which a mood keeps from answering; what a bank has to decide on goes back by nobody else. */
export const watched = (
  inner: PaymentDriver,
  { ledger, mood, disputed, timePasses }: Watch,
): PaymentDriver => {
  const through = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (mood() === 'away') throw noAnswer()
    const answered = await call()
    if (mood() === 'forgets') throw noAnswer()
    return answered
  }
  const { subscription } = inner
  return {
    ...inner,
    start: async (request, signal) => {
      const { subscriptionId, ...charge } = await inner.start(request, signal)
      const { paymentId } = charge
      const providerId = subscriptionId ?? paymentId
      ledger.start({ paymentId, providerId, total: request.amount })
      return { ...charge, subscriptionId }
    },
    refund: (request, signal) =>
      through(async () => {
        if (disputed.has(request.paymentId)) throw refusedForGood()
        const answered = await inner.refund(request, signal)
        ledger.noteBack(request.paymentId, answered.refunded)
        return answered
      }),
    subscription: {
      ...subscription,
      charge: (charge, signal) =>
        through(async () => {
          timePasses(charge.providerId)
          const outcome = await subscription.charge(charge, signal)
          ledger.note(outcome, charge.amount)
          if (mood() === 'forgets') ledger.unheard.push(outcome)
          return outcome
        }),
      end: (providerId, signal) => through(() => subscription.end(providerId, signal)),
    },
  }
}
