'use client'

import { useAppLinks } from '#lib/browser/use-app-links.ts'

/** Makes every `SiteLink` of a page a navigation within the app, so that none has to be a client component (docs/decisions/006). */
export const AppLinks = () => {
  useAppLinks()
  return null
}
