import { useCallback, useEffect, useRef, useState } from 'react'
import type { SignUpBehaviour } from '../behaviour/sign-up-behaviour.tsx'
import type { SignUpStore } from '../store.ts'

type Parts = { store: SignUpStore; form: HTMLFormElement | null }

/** Loads the behaviour of the form once, when asked; if it is lost on the way the form posts by itself. */
export const useBehaviour = ({ store, form }: Parts) => {
  const [Behaviour, setBehaviour] = useState<typeof SignUpBehaviour | null>(null)
  const [isLost, setIsLost] = useState(false)
  const isAsked = useRef(false)

  const load = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    void import('../behaviour/sign-up-behaviour.tsx').then(
      (module) => setBehaviour(() => module.SignUpBehaviour),
      () => setIsLost(true),
    )
  }, [])

  useEffect(() => {
    if (!isLost || store.getState().status !== 'validating') return
    store.setState({ status: 'idle' })
    form?.requestSubmit()
  }, [isLost, store, form])

  return { Behaviour, isLost, load }
}
