import { getTranslations } from 'next-intl/server'
import { pageLink } from '#components/ui/page-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { PLAN_NOTICES } from '../pricing-page.ts'

/** Says why a choice came back: only the words that the address names are shown, with script and without. */
export const CameBack = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'plans.notices' })
  return keysOf(PLAN_NOTICES).map((notice) => (
    <p key={notice} id={PLAN_NOTICES[notice]} tabIndex={-1} className="field-hint form-notice">
      {t.rich(notice, { contact: pageLink('contact', locale) })}
    </p>
  ))
}
