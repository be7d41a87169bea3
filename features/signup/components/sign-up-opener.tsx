'use client'

import { useEffect, useState } from 'react'
import type { BehaviourProps, SignUpBehaviour } from '../behaviour/sign-up-behaviour.tsx'
import { SIGN_UP_IDS } from '../ids.ts'
import { attachEarlySubmit } from '../opener/attach-early-submit.ts'
import { attachOpening } from '../opener/attach-opening.ts'
import { createSignUpStore, type LabelKind } from '../store.ts'

type Props = Omit<BehaviourProps, 'store' | 'dialog'> & { initialLabel: LabelKind }

type Loaded = Pick<BehaviourProps, 'dialog'> & { Behaviour: typeof SignUpBehaviour }

/** What every page loads of the dialog: opens it, keeps early input, and fetches the rest when it is wanted. */
export const SignUpOpener = ({ initialLabel, ...page }: Props) => {
  const [store] = useState(() => createSignUpStore(initialLabel))
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    const dialog = document.querySelector<HTMLDialogElement>(`#${SIGN_UP_IDS.dialog}`)
    const form = dialog?.querySelector('form')
    if (!dialog || !form) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const load = attachEarlySubmit({
      form,
      store,
      signal,
      fetchRest: async () => {
        const { SignUpBehaviour: Behaviour } = await import('../behaviour/sign-up-behaviour.tsx')
        setLoaded({ Behaviour, dialog })
      },
    })
    attachOpening({ dialog, store, signal, load })
    return () => {
      stop.abort()
    }
  }, [store])

  if (!loaded) return null
  const { Behaviour, dialog } = loaded
  return <Behaviour {...page} store={store} dialog={dialog} />
}
