import { useEffect } from 'react'
import type { SignUpStore } from '../store.ts'

/** Ends progress when the visitor comes back from the web app to a page that the browser had kept. */
export const useReturn = (store: SignUpStore): void => {
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
