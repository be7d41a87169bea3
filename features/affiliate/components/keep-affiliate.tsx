import { useEffect } from 'react'
import { consentState } from '#lib/browser/consent-state.ts'
import { keepTransaction } from '../keep-transaction.ts'

/** Keeps the affiliate's transaction once the visitor allows it, on every page: he may choose on a later one. */
export const KeepAffiliate = () => {
  useEffect(() => {
    keepTransaction()
    return consentState.subscribe(keepTransaction)
  }, [])
  return null
}
