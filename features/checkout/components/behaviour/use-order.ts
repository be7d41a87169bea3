import { useState, type Dispatch, type SubmitEvent, useEffect } from 'react'
import { isRegionOf } from '#features/checkout/regions.ts'
import type { Locale } from '#lib/config/locales.ts'
import { loadCaptcha, type CaptchaSettings } from '../../browser/captcha.ts'
import type { PayRequest } from '../../checkout-contract.ts'
import { secretOf, type CheckoutEvent, type CheckoutPage } from '../../checkout-machine.ts'
import { CAPTCHA_OFFER } from '../../payment-terms.ts'
import type { CardEntry } from '../card/card-entry.ts'
import { writtenTotal } from '../purchase-figures.ts'
import type { CheckoutCalls } from './calls.ts'
import { confirmOrder, placeOrder } from './place-order.ts'
import type { CheckoutFormControls } from './use-checkout-form.ts'

/** Milliseconds without a change after which the total is asked for. */
const PAUSE_MS = 300

type Place = {
  country: string
  province: string | null
  taxNumber: string | null
  seats: number
  /** Counts the times that the buyer has asked for the total again. */
  round: number
}

const placeOf = ({
  country,
  province,
  wantsInvoice,
  taxNumber,
}: CheckoutFormControls['draft']) => ({
  country,
  province: province || null,
  taxNumber: (wantsInvoice && taxNumber.trim()) || null,
})

type OrderInput = {
  locale: Locale
  calls: CheckoutCalls
  send: Dispatch<CheckoutEvent>
  /** There is a purchase that can still be changed. */
  isOpen: boolean
}

/** Asks for the total each time that the buyer says something else about the place or for how many. */
const useTotals = (
  { country, province, taxNumber, seats, round }: Place,
  { calls, send, locale, isOpen }: OrderInput,
) => {
  useEffect(() => {
    if (!isOpen) return undefined
    const isKnown = country !== '' && isRegionOf(country, province)
    send({ type: 'place-changed', isKnown })
    if (!isKnown) return undefined
    const stop = new AbortController()
    const count = async () => {
      const request = { language: locale, country, province, taxNumber, seats }
      const totals = await calls.total(request, stop.signal)
      if (stop.signal.aborted) return
      send(totals ? { type: 'total-loaded', totals } : { type: 'total-failed' })
    }
    // Who has asked for it again has waited long enough.
    const timer = setTimeout(() => void count(), round > 0 ? 0 : PAUSE_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [country, province, taxNumber, seats, round, isOpen, calls, send, locale])
}

type Input = {
  page: CheckoutPage
  send: Dispatch<CheckoutEvent>
  form: CheckoutFormControls
  calls: CheckoutCalls
  locale: Locale
  consent: PayRequest['consent']
  captcha: CaptchaSettings | null
}

/** True while the total of the order is still being computed. */
const isPending = ({ phase, isTotalLoading }: CheckoutPage) =>
  phase === 'loading' || (phase === 'form' && isTotalLoading)

const canSend = (page: CheckoutPage) =>
  page.phase === 'form' && !isPending(page) && page.totals?.isCountryServed !== false

const canChange = ({ view }: CheckoutPage) => view?.state === 'open' || view?.state === 'failed'

type Counted = Pick<Input, 'page' | 'send' | 'calls' | 'locale'> & {
  draft: CheckoutFormControls['draft']
}

/** Has the total follow what the form says; `recount` asks for it again. */
const useTotal = ({ page, send, draft, calls, locale }: Counted) => {
  const [round, setRound] = useState(0)
  const seats = Number(draft.seats) || (page.view?.seats ?? 1)
  useTotals({ ...placeOf(draft), seats, round }, { calls, send, locale, isOpen: canChange(page) })
  const recount = () => {
    send({ type: 'place-changed', isKnown: true })
    setRound(round + 1)
  }
  return { seats, recount }
}

/** Runs each time that something becomes true. */
const useOnce = (isNow: boolean, run: () => void) => {
  useEffect(() => {
    if (isNow) run()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time
  }, [isNow])
}

/** What is ordered as the form stands, and the sending of it (S2 §4). */
export const useOrder = ({ page, send, form, calls, ...input }: Input) => {
  const [card, setCard] = useState<CardEntry | null>(null)
  const [isPressed, setIsPressed] = useState(false)
  const { view, totals } = page
  const { draft } = form
  const { seats, recount } = useTotal({ page, send, draft, calls, locale: input.locale })
  const captcha = view?.quote.offer === CAPTCHA_OFFER ? input.captcha : null

  const submit = async ({ isEarly = false } = {}) => {
    const secret = secretOf(view)
    // What waits to be confirmed was checked when it was ordered.
    if (!canSend(page) || (secret === null && !(await form.check()))) return
    if (totals === null) {
      setIsPressed(true)
      recount()
      return
    }
    const { locale, consent } = input
    if (isEarly) {
      const total = writtenTotal(totals, locale)
      send({ type: 'refused', notice: { kind: 'total-known', total } })
      return
    }
    // An approval is given to the provider, which has guards of its own.
    const asked = draft.method === 'card' ? captcha : null
    const known = { calls, send, locale, values: draft, seats, totals, consent, card }
    const order = { ...known, captcha: asked, onInvalid: form.showByName }
    await (secret === null ? placeOrder(order) : confirmOrder(order, secret))
  }

  useOnce(isPressed && !isPending(page), () => {
    setIsPressed(false)
    if (page.notice?.kind !== 'total-unknown') void submit({ isEarly: true })
  })

  return {
    seats,
    /** The button was pressed before there was a total: that is answered once there is one, or none comes. */
    isPressed: isPressed && isPending(page),
    setCard,
    recount,
    hasCaptcha: captcha !== null,
    /** The buyer means it: what is wrong with the captcha is raised when the order needs it. */
    prepare: () => {
      if (captcha) loadCaptcha(captcha).catch((_error: unknown) => null)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      // Before that the form posts by itself.
      if (!form.isHydrated) return
      event.preventDefault()
      if (isPending(page)) setIsPressed(true)
      else void submit()
    },
  }
}
