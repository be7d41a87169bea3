import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { Container } from '#components/ui/container.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { postalAddress } from '#lib/util/postal-address.ts'
import { IndexFooter } from './footer/index-footer.tsx'
import { LegalLinks } from './footer/legal-links.tsx'
import { PhoneLink } from './footer/phone-link.tsx'
import { createAccountLink } from './header/create-account-link.ts'
import { LanguageList } from './language-list.tsx'
import { treesLine } from './trees-line.ts'

type LineFooterProps = {
  kind: 'short' | 'legal' | 'budgeting'
  locale: Locale
  /** Of the page's context, in place of nothing (S2 §4). */
  tagline?: string | undefined
}

/** Where the links stand in a block of their own, they end where the page does. */
const AT_THE_END = 'lg:justify-end'

/** One line at the foot of a page that has something to be done: nothing here is to lead away from it (S2 §2.3, §2.7). */
const LineFooter = async ({ kind, locale, tagline }: LineFooterProps) => {
  const t = await getTranslations({ locale, namespace: 'footer' })
  const year = String(new Date().getFullYear())
  // Below the copyright the links have the whole width, and the last does not stand alone.
  const isAlone = kind === 'legal'
  return (
    <footer className="border-t border-line bg-paper py-6 text-small text-ink-soft">
      <Container
        className={`grid gap-x-5 gap-y-2 ${isAlone ? '' : 'lg:flex lg:items-baseline lg:justify-between'}`}
      >
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
            className={isAlone ? '' : AT_THE_END}
            hasContact={kind !== 'legal'}
          />
          {kind === 'short' ? (
            <LanguageList locale={locale} label={t('languages')} className={AT_THE_END} />
          ) : null}
        </div>
      </Container>
    </footer>
  )
}

type Props = {
  kind: Layout['footer']
  locale: Locale
  /** Left out where a page has no dialog: the call to action then links to account creation. */
  signUp?: SignUpSlot | undefined
  /** Public path of the page without language: a line about planted trees is the tagline of sustainability (S2 §4). */
  path: string
}

/** The foot of a page in the kind that its layout names (S2 §2.3, §2.4, §2.7). */
export const SiteFooter = async ({ kind, locale, signUp, path }: Props) => {
  if (kind === 'none') return null
  const t = await getTranslations({ locale, namespace: 'footer' })
  const line = await treesLine({ locale, path })
  if (kind !== 'site' && kind !== 'mega') return <LineFooter {...{ kind, locale, tagline: line }} />
  const { ACCOUNT_SITE_URL: accountSiteUrl } = publicEnv()
  const accountCreation: SignUpSlot = ({ className, children }) => (
    <a href={createAccountLink({ accountSiteUrl, locale })} className={className}>
      {children}
    </a>
  )
  return (
    <IndexFooter
      kind={kind}
      locale={locale}
      tagline={line ?? t('tagline', { since: String(BRAND.since) })}
      signUp={signUp ?? accountCreation}
    />
  )
}
