'use client'

import { useEffect, useState, type ComponentProps } from 'react'
import { createStore } from 'zustand/vanilla'
import { showErrorNotice, type ErrorNoticeWords } from '#components/ui/error-notice.ts'
import { dialogParts, type DialogParts } from '#features/signup/behaviour/dialog-parts.ts'
import { send } from '#features/signup/behaviour/send.ts'
import { SignUpBehaviour } from '#features/signup/behaviour/sign-up-behaviour.tsx'
import type { SignUpOpener } from '#features/signup/components/sign-up-opener.tsx'
import { SIGN_UP_IDS } from '#features/signup/ids.ts'
import { INITIAL_STATES } from '#features/signup/initial-state.ts'
import type { SignUpState } from '#features/signup/store.ts'
import { rememberCookie } from '#lib/browser/remember-cookie.ts'
import { sourceCapture, trafficSource } from '#lib/browser/traffic-source.ts'
import { PROGRESS_WAIT_MS } from '#lib/config/constants.ts'
import { waitText } from '#lib/util/wait-text.ts'
import { markShown } from '../../mark-shown.ts'
import type { GalleryState } from '../../states.ts'

type Props = ComponentProps<typeof SignUpOpener> & {
  state: GalleryState
  notice: ErrorNoticeWords
}

/** Opens the dialog that stands in the page as a modal one, fills it in and takes the focus out of it. */
const open = ({ values }: GalleryState): DialogParts | null => {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${SIGN_UP_IDS.dialog}`)
  if (!dialog) return null
  dialog.removeAttribute('open')
  dialog.showModal()
  const parts = dialogParts(dialog)
  for (const [name, input] of parts.inputs) input.value = values?.[name] ?? ''
  // A blur that the form's own listeners saw would judge the address.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return parts
}

/** Brings the form of a page into a state as a visitor would: by the events of the machine, with its real behaviour. */
export const GalleryOpener = ({
  state,
  notice,
  initial: _idle,
  shortcuts: _none,
  ...page
}: Props) => {
  const [store] = useState(() => createStore<SignUpState>(() => INITIAL_STATES.idle))
  const { language } = page.fields
  const [parts, setParts] = useState<DialogParts | null>(null)

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      store.setState({ openedFrom: location.href })
      setParts(open(state))
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [state, store])
  useEffect(() => {
    if (!parts) return undefined
    for (const event of state.events ?? []) send(store, event)
    if (state.waitS) store.setState({ wait: waitText(state.waitS, language) })
    if (state.isRevealed) parts.form.querySelector<HTMLElement>('[data-reveal] input')?.click()
    if (state.hasNotice) showErrorNotice(notice)
    // The loading overlay waits on purpose.
    const isLeaving = store.getState().status === 'handing-off'
    const end = setTimeout(markShown, isLeaving ? 2 * PROGRESS_WAIT_MS : 0)
    return () => {
      clearTimeout(end)
    }
  }, [parts, state, store, notice, language])

  if (!parts) return null
  const shared = {
    store,
    dialog: parts.dialog,
    remember: rememberCookie,
    source: trafficSource,
    capture: sourceCapture,
  }
  return <SignUpBehaviour {...page} {...shared} />
}
