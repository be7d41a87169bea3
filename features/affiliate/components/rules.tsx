import { getTranslations } from 'next-intl/server'
import { Island } from '#components/page/island.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { LOCALES, LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { AgreementLink } from './affiliate-props.ts'
import { linkTo } from './link-to.tsx'
import { NumbersLink } from './numbers-link.tsx'
import { programmeFigures } from './programme-figures.ts'
import { TermList } from './term-list.tsx'

const RULES = ['payPerClick', 'supplied', 'spam', 'commission', 'payout', 'discretion'] as const

type Props = { locale: Locale; agreement: AgreementLink }

/** What the programme asks and what it pays (S2 §9 "Affiliate programme terms"), and where the other languages are. */
export const Rules = async ({ locale, agreement }: Props) => {
  const t = await getTranslations({ locale, namespace: 'start.materials' })
  const figures = programmeFigures(locale)
  return (
    <section aria-labelledby="rules" className="bg-desk py-section">
      <div className="container-page questions">
        <div>
          <SectionHeading
            id="rules"
            title={t('rules.title')}
            lead={t.rich('rules.lead', { agreement })}
          />
          <p className="mt-6">{t.rich('feedback', { feedback: linkTo('feedback', locale) })}</p>
          <nav aria-label={t('languages')} className="mt-6 text-small">
            <p className="text-ink-soft">{t('languages')}</p>
            <ul className="flex flex-wrap gap-x-5">
              {LOCALE_CODES.filter((code) => code !== locale).map((code) => (
                <li key={code}>
                  <Island
                    name="numbers-link"
                    component={NumbersLink}
                    props={{
                      href: routePath('marketingMaterials', code),
                      locale: code,
                      children: LOCALES[code].name,
                    }}
                  />
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <TermList
          terms={RULES.map((rule) => ({
            term: t(`rules.${rule}.term`, figures),
            text: t(`rules.${rule}.text`, figures),
          }))}
        />
      </div>
    </section>
  )
}
