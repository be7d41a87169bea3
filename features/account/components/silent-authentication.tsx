'use client'

import { useEffect, useState } from 'react'
import { attachAuthentication } from '../attach-authentication.ts'
import { createAccountStore } from '../store.ts'

/** Loads the signed-in user on client start and shows on `<html>` that there is one (S1 §4 "Silent authentication"). */
export const SilentAuthentication = ({ url }: { url: string }) => {
  const [store] = useState(createAccountStore)
  useEffect(() => {
    const stop = new AbortController()
    const unsubscribe = store.subscribe(({ data }) => {
      document.documentElement.toggleAttribute('data-account', data !== null)
    })
    attachAuthentication({ store, url, signal: stop.signal })
    return () => {
      stop.abort()
      unsubscribe()
    }
  }, [store, url])
  return null
}
