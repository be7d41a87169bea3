import type { PublicEnv } from '#lib/config/env-public.ts'
import { THIRD_PARTIES, THIRD_PARTY_IDS, type ThirdPartyId } from '#lib/config/third-parties.ts'

/** The script of a vendor that a page may load once consent allows it. */
export type VendorScript = { id: ThirdPartyId; src: string }

/** The configured vendors that load with the page; none is `undefined`, which costs a page nothing. */
export const vendorScripts = (env: PublicEnv): VendorScript[] | undefined => {
  const scripts = THIRD_PARTY_IDS.flatMap((id) => {
    const { consent, when, script } = THIRD_PARTIES[id]
    const url = consent === 'vendors' && when === 'page' ? script(env) : null
    return url ? [{ id, src: url.href }] : []
  })
  return scripts.length > 0 ? scripts : undefined
}
