import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Context } from '#lib/config/contexts.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { createAccountLink } from './create-account-link.ts'
import { IndexFooter } from './footer/index-footer.tsx'
import { LineFooter } from './footer/line-footer.tsx'

type Props = {
  kind: Layout['footer']
  locale: Locale
  /** Left out where a page has no dialog: the call to action then links to account creation. */
  signUp?: SignUpSlot | undefined
  /** On sustainability pages a line about planted trees takes the place of the tagline (S2 §4). */
  context?: Context | undefined
}

/** The foot of a page in the kind that its layout names (S2 §2.3, §2.4, §2.7). */
export const SiteFooter = async ({ kind, locale, signUp, context = 'standard' }: Props) => {
  if (kind === 'none') return null
  const t = await getTranslations({ locale, namespace: 'footer' })
  const { trees } = await loadClaims(locale)
  const line = context === 'sustainability' ? t('trees', { trees }) : undefined
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
