import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Logo } from '#components/ui/logo.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { BrowseLine } from './browse-line.tsx'
import { CardHeading } from './card-heading.tsx'
import type { ViewProps } from './variant.ts'

// A browser may break a line after a hyphen.
const whole = (words: ReactNode) => <span className="whitespace-nowrap">{words}</span>

/** A letter with its head: logo, how many templates there are, card heading, form (S1 §2 "Logo variant"). */
export const LogoView = async ({ locale, heading, form }: ViewProps) => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  return (
    <div className="card-letter">
      <div className="card-head">
        <Logo name={BRAND.name} />
        <p>{t.rich('logo.headline', { ...(await loadClaims(locale)), whole })}</p>
      </div>
      <div className="card-words">
        <CardHeading heading={heading} />
        <BrowseLine locale={locale} />
        {form}
      </div>
    </div>
  )
}
