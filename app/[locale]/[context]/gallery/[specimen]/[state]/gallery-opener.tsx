'use client'

import { useEffect, useState } from 'react'
import { ErrorNotice, type ErrorNoticeWords } from '#components/ui/error-notice.tsx'
import { send } from '#features/signup/browser/send.ts'
import { signUpStore } from '#features/signup/browser/sign-up-store.ts'
import { SIGN_UP_FORM } from '#features/signup/state.ts'
import { waitText } from '#features/signup/wait-text.ts'
import { startIslands } from '#lib/browser/islands.ts'
import { PROGRESS_WAIT_MS } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { markShown } from '../../mark-shown.ts'
import type { GalleryState } from '../../states.ts'

type Props = { state: GalleryState; notice: ErrorNoticeWords; locale: Locale }

/** Milliseconds between two looks at whether the form is there. */
const WAIT_MS = 50

const stopEvent = (event: Event) => event.stopImmediatePropagation()

/** Takes the focus out of the form without its listeners, which would validate the address. */
const leave = () => {
  const stop = new AbortController()
  window.addEventListener('focusout', stopEvent, { signal: stop.signal, capture: true })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  stop.abort()
}

const fillIn = ({ values, isRevealed }: GalleryState) => {
  const form = document.querySelector(SIGN_UP_FORM)
  for (const [name, value] of Object.entries(values ?? {})) {
    const input = form?.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (input) input.value = value
  }
  if (isRevealed) form?.querySelector<HTMLElement>('.field-switch input')?.click()
}

/** Brings the form of a page into a state as a visitor would: by the events of the machine. */
export const GalleryOpener = ({ state, notice, locale }: Props) => {
  const [hasNotice, setHasNotice] = useState(false)

  useEffect(() => {
    const { events = [], waitS } = state
    let timer = 0
    const proceed = () => {
      if (!signUpStore.getState().isHydrated) {
        timer = window.setTimeout(proceed, WAIT_MS)
        return
      }
      leave()
      fillIn(state)
      for (const event of events) send(event)
      if (waitS) signUpStore.setState({ wait: waitText(waitS, locale) })
      setHasNotice(state.hasNotice === true)
      // The loading overlay waits on purpose.
      timer = window.setTimeout(markShown, 2 * PROGRESS_WAIT_MS)
    }
    startIslands(document.querySelector(SIGN_UP_FORM))
    // When the page script has opened the dialog.
    timer = window.setTimeout(proceed)
    return () => {
      clearTimeout(timer)
    }
  }, [state, locale])

  return hasNotice ? <ErrorNotice {...notice} onClose={() => setHasNotice(false)} /> : null
}
