import { useEffect, type Dispatch } from 'react'
import type { CheckoutEvent } from '../../checkout-machine.ts'
import { isRegionOf } from '../../regions.ts'
import type { CheckoutCalls } from './calls.ts'

/** Milliseconds without a change after which the total is asked for. */
const PAUSE_MS = 300

type Place = {
  country: string
  province: string | null
  seats: number
  /** Counts the times that the buyer has asked for the total again. */
  round: number
}

type Asked = {
  calls: CheckoutCalls
  send: Dispatch<CheckoutEvent>
  /** There is a purchase that can still be changed. */
  isOpen: boolean
}

/** Asks for the total each time that the buyer says something else about the place or for how many. */
export const useTotals = (
  { country, province, seats, round }: Place,
  { calls, send, isOpen }: Asked,
) => {
  useEffect(() => {
    if (!isOpen) return undefined
    const isKnown = country !== '' && isRegionOf(country, province)
    send({ type: 'moved', isKnown })
    if (!isKnown) return undefined
    const stop = new AbortController()
    const count = async () => {
      const totals = await calls.total({ country, province, seats }, stop.signal)
      if (stop.signal.aborted) return
      send(totals ? { type: 'totalled', totals } : { type: 'uncounted' })
    }
    // Who has asked for it again has waited long enough.
    const timer = setTimeout(() => void count(), round > 0 ? 0 : PAUSE_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [country, province, seats, round, isOpen, calls, send])
}
