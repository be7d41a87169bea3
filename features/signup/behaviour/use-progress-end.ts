import { useEffect } from 'react'
import { useStore } from 'zustand'
import { isBusy, type SignUpStore } from '../store.ts'

type Parts = { store: SignUpStore; form: HTMLFormElement }

/** Makes the form usable again when progress is over: after a failure, and on coming back from the web app. */
export const useProgressEnd = ({ store, form }: Parts): void => {
  const isWorking = useStore(store, isBusy)

  useEffect(() => {
    if (!isWorking) return undefined
    return () => {
      // The button lost the focus when it was disabled; the field would take it and clear the label.
      const isLost = document.activeElement === document.body
      if (isLost) form.querySelector('button')?.focus()
    }
  }, [isWorking, form])

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) store.setState({ status: 'idle' })
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
    }
  }, [store])
}
