import { getTranslations } from 'next-intl/server'
import { Container } from '#components/ui/container.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { postalAddress } from '#lib/util/postal-address.ts'
import { LanguageList } from '../language-list.tsx'
import { LegalLinks } from './legal-links.tsx'
import { PhoneLink } from './phone-link.tsx'

type Props = {
  kind: 'short' | 'legal' | 'budgeting'
  locale: Locale
  /** Of the page's context, in place of nothing (S2 §4). */
  tagline?: string | undefined
}

/** Where the links stand in a block of their own, they end where the page does. */
const AT_THE_END = 'lg:justify-end'

/** One line at the foot of a page that has something to be done: nothing here is to lead away from it (S2 §2.3, §2.7). */
export const LineFooter = async ({ kind, locale, tagline }: Props) => {
  const t = await getTranslations({ locale, namespace: 'footer' })
  const year = String(new Date().getFullYear())
  return (
    <footer className="border-t border-line bg-paper py-6 text-small text-ink-soft">
      <Container className="grid gap-x-5 gap-y-2 lg:flex lg:items-baseline lg:justify-between">
        <div>
          <p className="flex flex-wrap gap-x-5">
            {t('copyright', { year, owner: BRAND.legalName })}
            <span>{postalAddress(locale).join(', ')}</span>
          </p>
          {tagline ? <p>{tagline}</p> : null}
          {kind === 'short' ? (
            <PhoneLink label={t('customerService')} kind="support" locale={locale} />
          ) : null}
        </div>
        <div>
          <LegalLinks
            locale={locale}
            className={AT_THE_END}
            hasContact={kind !== 'legal'}
            {...(kind === 'budgeting' && { pages: ['terms'] })}
          />
          {kind === 'short' ? (
            <LanguageList locale={locale} label={t('languages')} className={AT_THE_END} />
          ) : null}
        </div>
      </Container>
    </footer>
  )
}
