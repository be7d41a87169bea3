import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { BANNER_LINK } from '#lib/config/moved-pages.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { BANNER_ID } from '../ids.ts'
import { ConsentAnswers, ConsentNow, ConsentPurposes } from './consent-purposes.tsx'

type Props = {
  locale: Locale
  /** Whether tools of other companies are configured. */
  hasVendors: boolean
}

const HEADING_ID = `${BANNER_ID}-heading`

/** The cookie banner (S2 §4), which stands hidden before everything else, so that the keyboard meets it first. */
export const ConsentBanner = async ({ locale, hasVendors }: Props) => {
  const t = await getTranslations({ locale, namespace: 'consent' })
  return (
    <section id={BANNER_ID} hidden tabIndex={-1} aria-labelledby={HEADING_ID} className="consent">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
        <div className="max-w-read">
          <h2 id={HEADING_ID}>{t('heading')}</h2>
          <p>
            {t('text')} {hasVendors ? `${t('vendors')} ` : null}
            {/* An address that moves on to the page: a plain link, which the browser follows. */}
            <a href={publicPath({ locale, path: BANNER_LINK })} className="link">
              {t('policy')}
            </a>
            {' · '}
            <a href={publicPath({ locale, path: BANNER_LINK })} className="link" data-consent="">
              {t('choose')}
            </a>
          </p>
          <div className="consent-now">
            <ConsentPurposes locale={locale} />
            <p className="mt-2">
              <ConsentNow locale={locale} />
            </p>
          </div>
        </div>
        <ConsentAnswers locale={locale} />
      </div>
    </section>
  )
}
