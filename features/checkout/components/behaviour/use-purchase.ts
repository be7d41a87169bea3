import { useCallback, useEffect, useReducer, type Dispatch } from 'react'
import {
  INITIAL_PAGE,
  isWaiting,
  nextPage,
  PAYMENT_WAIT_MS,
  secretOf,
  type CheckoutEvent,
  type CheckoutPage,
} from '../../checkout-machine.ts'
import { BUDGETO_OFFERS } from '../../payment-terms.ts'
import type { Answer, CheckoutCalls } from './calls.ts'

/** Milliseconds between two questions of the page for the state of a payment. */
const PAYMENT_POLL_MS = 2000

/** The pages that thank a buyer once the purchase is paid. */
export type ThanksUrls = { usual: string; budgeto: string }

/** Milliseconds between two questions once the buyer need not wait any more. */
const LATE_POLL_MS = 15_000

const load = async (calls: CheckoutCalls, send: Dispatch<CheckoutEvent>) => {
  const answer = await calls.view()
  if (answer.kind === 'view') send({ type: 'viewed', view: answer.view })
  else send({ type: 'phase-changed', phase: answer.kind === 'missing' ? 'missing' : 'away' })
}

/**
 * Milliseconds between two polls; null where nothing is awaited. A charge that its buyer never confirms expires while the page is open,
 * so that is polled too.
 */
const pauseOf = ({ phase, view }: CheckoutPage): number | null => {
  if (isWaiting(phase)) return phase === 'late' ? LATE_POLL_MS : PAYMENT_POLL_MS
  return phase === 'form' && secretOf(view) !== null ? LATE_POLL_MS : null
}

type Polled = { page: CheckoutPage; calls: CheckoutCalls; send: Dispatch<CheckoutEvent> }

/** Polls the state of the payment, and goes on when an answer is lost (S2 §4, §7). */
const usePolling = ({ page, calls, send }: Polled) => {
  const { phase, view } = page
  const pause = pauseOf(page)
  useEffect(() => {
    if (pause === null) return undefined
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const handleAnswer = (answer: Answer) => {
      if (ended.signal.aborted) return
      if (answer.kind === 'view') send({ type: 'viewed', view: answer.view })
      if (answer.kind === 'missing') send({ type: 'phase-changed', phase: 'missing' })
      wait()
    }
    const ask = async () => handleAnswer(await calls.status())
    const wait = () => {
      timer = setTimeout(() => void ask(), pause)
    }
    wait()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [pause, calls, send])

  const waitedMs = view?.waitedMs ?? 0
  useEffect(() => {
    if (phase !== 'processing') return undefined
    const timer = setTimeout(() => send({ type: 'overdue' }), PAYMENT_WAIT_MS - waitedMs)
    return () => clearTimeout(timer)
  }, [phase, waitedMs, send])
}

const thanksOf = ({ view }: CheckoutPage, urls: ThanksUrls) => {
  const offer = view?.quote.offer ?? ''
  return offer.startsWith(BUDGETO_OFFERS) ? urls.budgeto : urls.usual
}

/** The last page by its calls: a form that starts anew goes on there, not at the beginning. */
const shown = new WeakMap<CheckoutCalls, CheckoutPage>()

/** The purchase of this browser as its server knows it: fetched, watched, and left for the receipt when it is paid (S2 §4). */
export const usePurchase = (calls: CheckoutCalls, thanks: ThanksUrls) => {
  const [page, send] = useReducer(nextPage, shown.get(calls) ?? INITIAL_PAGE)
  usePolling({ page, calls, send })

  useEffect(() => {
    shown.set(calls, page)
  }, [calls, page])

  useEffect(() => {
    const ended = new AbortController()
    void load(calls, send)
    // Back from a bank or from PayPal: what stands there may be an hour old.
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) void load(calls, send)
      },
      { signal: ended.signal },
    )
    return () => ended.abort()
  }, [calls])

  const retry = useCallback(() => {
    send({ type: 'phase-changed', phase: 'loading' })
    void load(calls, send)
  }, [calls])

  const thanksUrl = thanksOf(page, thanks)
  const isPaid = page.phase === 'paid'
  useEffect(() => {
    if (isPaid) location.assign(thanksUrl)
  }, [isPaid, thanksUrl])
  return { page, send, retry, thanksUrl }
}
