'use client'

import { useEffect } from 'react'
import { attachEventQueue } from '#lib/browser/event-queue.ts'

/** Sends the events of every page to the site (S1 §7); its address is given, for the table of paths would come along. */
export const EventSender = ({ url }: { url: string }) => {
  useEffect(() => {
    const stop = new AbortController()
    attachEventQueue({ url, signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [url])
  return null
}
