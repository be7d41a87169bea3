import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import { publicPath } from '#lib/i18n/public-path.ts'

type Props = { locale: Locale; className?: string; children: ReactNode }

/** Leads to the page that creates a free account: a pricing page has no dialog (S2 §2.4). */
export const TrialLink = ({ locale, className = 'link', children }: Props) => (
  <a href={publicPath({ locale, path: SIGN_UP_PATH })} className={className}>
    {children}
  </a>
)

/** Makes words of a message that link. */
export const trialLink = (locale: Locale) => (words: ReactNode) => (
  <TrialLink locale={locale}>{words}</TrialLink>
)
