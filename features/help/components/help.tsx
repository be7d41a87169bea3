import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { HELP } from '../ids.ts'
import { HelpPanel } from './help-panel.tsx'

type Props = { locale: Locale }

/** The help chat of a page (S1 §2, S2 §2.8): its launcher, a link to the panel until script is there, and the panel. */
export const Help = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'help' })
  return (
    <aside aria-label={t('label')}>
      <a id={HELP.launcher} href={`#${HELP.panel}`} className="help-launcher button">
        <span className="help-anew">{t('launcher')}</span>
        <span className="help-again">{t('resume')}</span>
      </a>
      <HelpPanel locale={locale} />
    </aside>
  )
}
