import { getTranslations } from 'next-intl/server'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { postedFormIds } from '#lib/util/posted-form-ids.ts'

type Props = { locale: Locale }

/** What page script shows once a message is kept: its number, stamped on the sheet. */
export const Sent = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'contact.done' })
  const ids = postedFormIds('contact')
  return (
    <div id={ids.done} tabIndex={-1} hidden>
      <div aria-live="polite" className="contact-sent">
        <h3 className="text-display">{t('heading')}</h3>
        <p>{t('reference')}</p>
        <p id={ids.reference} className="contact-stamp" translate="no" />
        <p className="text-ink-soft">{t('lead')}</p>
        <SiteLink to="contact" locale={locale} className="link">
          {t('again')}
        </SiteLink>
      </div>
    </div>
  )
}
