'use client'

import { useEffect } from 'react'
import { startPage } from './page-script.ts'

/** Starts the page script out of the bundle of `npm run dev`, which knows when one of its files has changed. */
export const StartPage = () => {
  useEffect(() => {
    const stop = new AbortController()
    startPage(stop.signal)
    return () => {
      stop.abort()
    }
  }, [])
  return null
}
