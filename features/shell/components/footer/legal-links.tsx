import { getTranslations } from 'next-intl/server'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { isShown } from '../../is-shown.ts'
import { linkAddress } from '../link-address.ts'

const LEGAL_PAGES = ['terms', 'privacy', 'cookiePolicy', 'imprint'] as const

/** Found from every page, without logging in (§ 312k BGB, directive 2011/83/EU, article 11a). */
const LEAVING_PAGES = ['cancelSubscription', 'withdrawal'] as const

const CONTACT_PATH = '/company/contact'

type Props = {
  locale: Locale
  hasContact?: boolean
  className?: string
}

/** Links to the legal texts, to the ways out of a contract, to the contact page where wanted, and to the cookie settings, which no page is without (S2 §2.7). */
export const LegalLinks = async (props: Props) => {
  const { locale, hasContact = false, className = '' } = props
  const t = await getTranslations({ locale, namespace: 'footer' })
  return (
    <nav aria-label={t('legal')}>
      <ul className={`flex flex-wrap gap-x-5 ${className}`}>
        {[...LEGAL_PAGES, ...LEAVING_PAGES]
          .filter((page) => ROUTES[page].locales.includes(locale))
          .map((page) => (
            <li key={page}>
              <SiteLink to={page} locale={locale} className="footer-link">
                {t(page)}
              </SiteLink>
            </li>
          ))}
        {hasContact && isShown(CONTACT_PATH, locale) ? (
          <li>
            <a href={linkAddress(CONTACT_PATH, locale)} className="footer-link">
              {t('pages.contact')}
            </a>
          </li>
        ) : null}
        <li>
          {/* Without script it leads to the page that says why there is nothing to choose. */}
          <a href={routePath('cookiePolicy', locale)} className="footer-link" data-consent="">
            {t('cookieSettings')}
          </a>
        </li>
      </ul>
    </nav>
  )
}
