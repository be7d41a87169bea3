import { eraseRefused } from '#lib/browser/erase-refused.ts'
import type { Consent } from '#lib/util/consent-rules.ts'
import type { VendorScript } from './vendors/vendor-scripts.ts'

type Parts = {
  consent: Consent
  /** Scripts of vendors, where some are configured and have been allowed before. */
  vendors: readonly VendorScript[] | undefined
  isAllowed: boolean
}

/** Erases what a visitor who declined does not want kept, and loads or tells the vendors; fetched once there is something to do. */
export const applyConsent = async ({ consent, vendors, isAllowed }: Parts): Promise<void> => {
  if (consent.choice === 'declined') eraseRefused()
  if (!vendors) return
  const { loadVendors } = await import('./vendors/load-vendors.ts')
  loadVendors(vendors, isAllowed)
}
