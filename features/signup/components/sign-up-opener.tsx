'use client'

import { useEffect, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { rememberCookie } from '#lib/browser/remember-cookie.ts'
import { sourceCapture, trafficSource } from '#lib/browser/traffic-source.ts'
import type { COOKIES } from '#lib/config/cookies.ts'
import type { BehaviourProps } from '../behaviour/sign-up-behaviour.tsx'
import { SIGN_UP_FORM } from '../ids.ts'
import { attachEarlySubmit } from '../opener/attach-early-submit.ts'
import { attachOpening } from '../opener/attach-opening.ts'
import type { Shortcut } from '../shortcuts.ts'
import type { SignUpState } from '../store.ts'

type Props = Omit<BehaviourProps, 'store' | 'dialog' | 'remember' | 'source' | 'capture'> & {
  /** What the page was prerendered with, where it is not idle. */
  initial?: SignUpState
  shortcuts?: readonly Shortcut[]
}

type Loaded = Pick<BehaviourProps, 'dialog'> & typeof import('../behaviour/sign-up-behaviour.tsx')

// A type only: the table would come along.
const SAVED = 'b_search=' satisfies `${(typeof COOKIES)['search']['name']}=`

const IDLE: SignUpState = { status: 'idle', faults: {} }

/** What every page loads of the dialog: opens it, keeps early input, and fetches the rest when it is wanted. */
export const SignUpOpener = ({ initial, shortcuts, ...page }: Props) => {
  const [store] = useState(() => createStore<SignUpState>(() => initial ?? IDLE))
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(SIGN_UP_FORM)
    const dialog = form?.closest('dialog')
    if (!form || !dialog) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const load = attachEarlySubmit({
      form,
      store,
      signal,
      fetchRest: async () => {
        const rest = await import('../behaviour/sign-up-behaviour.tsx')
        setLoaded({ ...rest, dialog })
      },
    })
    const skip = async () => {
      if (initial || !dialog.open || !document.cookie.includes(SAVED)) return
      const { skipDialog } = await import('../behaviour/skip-dialog.ts')
      skipDialog({ form, shortcuts, signal })
    }
    // Where it is lost, the dialog simply stays.
    void skip().catch((_lost: unknown) => undefined)
    attachOpening({ dialog, store, shortcuts, signal, load })
    return () => {
      stop.abort()
    }
  }, [store, shortcuts, initial])

  if (!loaded) return null
  const { SignUpBehaviour, dialog } = loaded
  return (
    <SignUpBehaviour
      {...page}
      store={store}
      dialog={dialog}
      remember={rememberCookie}
      source={trafficSource}
      capture={sourceCapture}
    />
  )
}
