import { useEffect, useRef } from 'react'
import { emailSchema } from '#features/account/email.ts'
import { send } from '../../browser/send.ts'
import { suggestEmail } from '../../suggest-email.ts'

/** Waits until no pointer is down and its click has happened: what appears earlier moves the button away from under it. */
const pointerRest = (signal: AbortSignal) => {
  let isDown = false
  const note = ({ type }: Event) => {
    isDown = type === 'pointerdown'
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    document.addEventListener(type, note, { signal, capture: true })
  }
  return () =>
    new Promise<void>((resolve) => {
      const soon = () => setTimeout(resolve)
      if (isDown) document.addEventListener('pointerup', soon, { signal, once: true })
      else soon()
    })
}

/** Gives what offers, once the visitor has left the e-mail field, the address that was probably meant; blocks nothing. */
export const useSuggestion = (): ((email: HTMLInputElement) => Promise<void>) => {
  const rest = useRef<ReturnType<typeof pointerRest> | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    rest.current = pointerRest(stop.signal)
    return () => {
      stop.abort()
    }
  }, [])
  return async (email) => {
    await rest.current?.()
    const { data: address = email.value } = emailSchema.safeParse(email.value)
    const suggestion = suggestEmail(address)
    if (!suggestion || document.activeElement === email) return
    if (emailSchema.safeParse(suggestion).success) send({ type: 'suggested', suggestion })
  }
}
