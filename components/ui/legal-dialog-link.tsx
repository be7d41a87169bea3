import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'

/** Legal texts that a page shows in a dialog of its own. */
export type DialogPageId = Extract<PageRouteId, 'eula' | 'affiliateAgreement'>

/**
 * Makes words of a message a link to a legal text, which opens over the page where that has its dialog (S2 §2.4, §2.8), and without
 * script as a page: `t.rich(key, { license: legalDialogLink('eula', locale) })`.
 */
export const legalDialogLink = (to: DialogPageId, locale: Locale) => (words: ReactNode) => (
  <a href={routePath(to, locale)} className="link" data-dialog-page={to}>
    {words}
  </a>
)
