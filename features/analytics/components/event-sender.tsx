import { useEffect } from 'react'
import { attachEventDelivery } from '#lib/browser/event-delivery.ts'

/** Sends the events of every page to the site (S1 §7). */
export const EventSender = ({ url }: { url: string }) => {
  useEffect(() => {
    const stop = new AbortController()
    attachEventDelivery({ url, signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [url])
  return null
}
