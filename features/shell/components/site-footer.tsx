import { getTranslations } from 'next-intl/server'
import { Container } from '#components/ui/container.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { ROUTES } from '#lib/config/routes.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { LanguageList } from './language-list.tsx'

const LEGAL_PAGES = ['terms', 'privacy', 'cookiePolicy'] as const

type Props = { kind: Layout['footer']; locale: Locale }

/** City and country as the language writes them. */
const address = (locale: Locale) => {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(BRAND.address.country)
  return [BRAND.address.city, BRAND.address.region, country].join(', ')
}

/** The foot of a page: the short one adds the other languages to the legal one (S2 §2.3, §2.7). */
export const SiteFooter = async ({ kind, locale }: Props) => {
  if (kind === 'none') return null
  const t = await getTranslations({ locale, namespace: 'shell.footer' })
  const year = String(new Date().getFullYear())
  return (
    <footer className="border-t border-line bg-paper py-6 text-small text-ink-soft">
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
        <p>
          {t('copyright', { year, owner: BRAND.legalName })}
          <span className="ms-4">{address(locale)}</span>
        </p>
        <nav aria-label={t('legal')}>
          <ul className="flex flex-wrap gap-x-5">
            {LEGAL_PAGES.filter((page) => ROUTES[page].locales.includes(locale)).map((page) => (
              <li key={page}>
                <SiteLink to={page} locale={locale} className="footer-link">
                  {t(page)}
                </SiteLink>
              </li>
            ))}
            <li>
              {/* Without script it leads to the page that says why there is nothing to choose. */}
              <a href={routePath('cookiePolicy', locale)} className="footer-link" data-consent="">
                {t('cookieSettings')}
              </a>
            </li>
          </ul>
        </nav>
        {kind !== 'legal' ? <LanguageList locale={locale} label={t('languages')} /> : null}
      </Container>
    </footer>
  )
}
