import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { BRAND } from '#lib/config/brand.ts'
import { publicEnv } from '#lib/config/env-public.ts'
import type { Layout } from '#lib/config/layouts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { IndexFooter } from './footer/index-footer.tsx'
import { LineFooter } from './footer/line-footer.tsx'
import { createAccountLink } from './header/create-account-link.ts'
import { treesLine } from './trees-line.ts'

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
