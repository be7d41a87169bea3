import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { Logo } from '#components/ui/logo.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { BrowseLine, CardHeading, CardPeek } from './card-heading.tsx'
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

type Props = { locale: Locale }

type BenefitsProps = Props & {
  /** Whether nothing stands below them: then they share the height of the column. */
  isAlone: boolean
}

const BENEFITS = ['templates', 'editing', 'cloud', 'mobile'] as const

/** The quiet second column of the card: who uses it, and what an account brings (S1 §1). */
const LibraryBenefits = async ({ locale, isAlone }: BenefitsProps) => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const claims = await loadClaims(locale)
  return (
    <>
      <p className="mb-6 font-serif text-lead text-balance">{t('proof', claims)}</p>
      <ul className={isAlone ? 'grid flex-1 text-small' : 'text-small'}>
        {BENEFITS.map((name) => (
          <li key={name} className="flex items-center gap-3 border-b border-line py-3">
            <Icon name="check" className="text-action" />
            {t(`benefits.${name}`, claims)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Heading and form beside what an account brings (S1 §2). */
export const StandardView = ({ locale, heading, form, foot }: ViewProps & { foot?: ReactNode }) => (
  <div className="card-columns">
    <div className="card-words">
      <CardHeading heading={heading} />
      <BrowseLine locale={locale} />
      {form}
    </div>
    <div className="card-aside">
      <LibraryBenefits locale={locale} isAlone={!foot} />
      {foot}
    </div>
  </div>
)

/** With a document that waits at the foot of the column: the fields of the password dialog are taller than what an account brings (S1 §2). */
export const PeekView = (props: ViewProps) => (
  <StandardView {...props} foot={<CardPeek name="contract" locale={props.locale} />} />
)
