import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { BrowseLine } from './browse-line.tsx'
import { CardHeading } from './card-heading.tsx'
import type { ViewProps } from './variant.ts'

type Props = { locale: Locale }

const BENEFITS = ['templates', 'editing', 'cloud', 'mobile'] as const

/** The quiet second column of the card: what an account brings, and who uses it (S1 §1). */
const LibraryBenefits = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'signUp' })
  const claims = await loadClaims(locale)
  return (
    <>
      <ul className="text-small">
        {BENEFITS.map((name) => (
          <li key={name} className="flex items-baseline gap-3 border-b border-line py-3">
            <Icon name="check" className="nudged text-action" />
            {t(`benefits.${name}`, claims)}
          </li>
        ))}
      </ul>
      <p className="mt-6 font-serif text-title leading-7">{t('proof', claims)}</p>
    </>
  )
}

/** Heading and form beside what an account brings: email-only, landing-page and password dialog (S1 §2). */
export const StandardView = ({ locale, heading, form }: ViewProps) => (
  <div className="card-columns">
    <div className="card-words">
      <CardHeading heading={heading} />
      <BrowseLine locale={locale} />
      {form}
    </div>
    <div className="card-aside">
      <LibraryBenefits locale={locale} />
    </div>
  </div>
)
