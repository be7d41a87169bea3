'use client'

import { useEffect, useMemo } from 'react'
import type { CheckoutTotal } from '#features/checkout/checkout-answers.ts'
import type { Answer, CheckoutCalls } from '#features/checkout/components/behaviour/calls.ts'
import { CheckoutForm, type CheckoutProps } from '#features/checkout/components/checkout-form.tsx'
import { pause } from '#lib/util/pause.ts'
import type { CheckoutExhibit } from '../../checkout-states.ts'
import { markShown } from '../../mark-shown.ts'

type Props = CheckoutProps & {
  state: CheckoutExhibit
  /** The address of the reference payment service's card fields. */
  frameUrl: string
}

/** Longer than anybody looks. */
const never = <Value,>(): Promise<Value> => new Promise(() => undefined)

const framed = (answer: Answer, frameUrl: string): Answer =>
  answer.kind === 'view'
    ? { kind: 'view', view: { ...answer.view, cardEntry: { driver: 'reference', frameUrl } } }
    : answer

const callsOf = ({ view, pay, total }: CheckoutExhibit, frameUrl: string): CheckoutCalls => ({
  view: () => (view ? Promise.resolve(framed(view, frameUrl)) : never<Answer>()),
  status: () => (pay?.kind === 'refused' && view ? Promise.resolve(view) : never<Answer>()),
  total: () => Promise.resolve<CheckoutTotal | null>(total ?? null),
  pay: () => (pay ? Promise.resolve(pay) : never<Answer>()),
})

const WAIT_MS = 50

const SETTLED_MS = 700

type Typed = { name: string; value: string | boolean }

const setField = (form: HTMLFormElement, { name, value }: Typed) => {
  const fields = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
  const field = fields.find(({ type, value: own }) => type !== 'radio' || own === value)
  if (!field) return
  if (typeof value === 'boolean' || field.type === 'radio') {
    if (!field.checked) field.click()
    return
  }
  // Past React, which would take a value of its own making for no change.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

const applyState = async ({ values = {}, isSent }: CheckoutExhibit, signal: AbortSignal) => {
  await pause(WAIT_MS)
  const form = document.querySelector<HTMLFormElement>('.checkout-form')
  if (!form || signal.aborted) return
  const { consent = false, ...typed } = values
  for (const [name, value] of Object.entries(typed)) {
    setField(form, { name, value })
    await pause(0)
  }
  await pause(SETTLED_MS)
  if (signal.aborted) return
  // The words that a tick is good for come with the total.
  if (consent) setField(form, { name: 'consent', value: consent })
  await pause(0)
  if (isSent) form.requestSubmit()
  await pause(SETTLED_MS)
  markShown()
}

/** The real checkout, with a site that answers as the state wants, and a buyer who fills it in. */
export const ExhibitedCheckout = ({ state, frameUrl, ...checkout }: Props) => {
  const calls = useMemo(() => callsOf(state, frameUrl), [state, frameUrl])
  useEffect(() => {
    const ended = new AbortController()
    void applyState(state, ended.signal)
    return () => ended.abort()
  }, [state])
  return <CheckoutForm {...checkout} calls={calls} />
}
