import { getTranslations } from 'next-intl/server'
import { Island } from '#components/page/island.tsx'
import { marker } from '#components/ui/marker.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { type Locale, LOCALES, LOCALE_CODES } from '#lib/config/locales.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { AgreementLink } from './affiliate-props.ts'
import { BannerDesk } from './banner-desk.tsx'
import { CopyField } from './copy-field.tsx'
import { deskLink } from './desk-link.tsx'
import { PLACEHOLDER } from './materials/ids.ts'
import { linkTemplate } from './materials/link-template.ts'
import { NumberForm } from './number-form.tsx'
import { NumbersLink } from './numbers-link.tsx'
import { programmeFigures } from './programme-figures.ts'
import { TermList } from './term-list.tsx'

const RULES = ['payPerClick', 'supplied', 'spam', 'commission', 'payout', 'discretion'] as const

type RulesProps = { locale: Locale; agreement: AgreementLink }

/** The programme's rules and payments (S2 §9 "Affiliate programme terms"), and the links to the other languages. */
const Rules = async ({ locale, agreement }: RulesProps) => {
  const t = await getTranslations({ locale, namespace: 'start.materials' })
  const figures = programmeFigures(locale)
  return (
    <section aria-labelledby="rules" className="bg-desk py-section">
      <div className="container-page beside questions">
        <div>
          <SectionHeading
            id="rules"
            title={t('rules.title')}
            lead={t.rich('rules.lead', { agreement })}
          />
          <p className="mt-6">{t.rich('feedback', { feedback: pageLink('feedback', locale) })}</p>
          <p className="mt-2">{t.rich('desk', { desk: deskLink(locale) })}</p>
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

const LINKS = [
  { name: 'start', to: 'affiliateStart' },
  { name: 'plans', to: 'affiliatePlans' },
] as const

type Props = { locale: Locale; agreement: AgreementLink }

/** Links and banners that carry an affiliate's number, and the rules for them (S2 §2.2 "Start", §9). */
export const MaterialsView = async ({ locale, agreement }: Props) => {
  const t = await getTranslations({ locale, namespace: 'start.materials' })
  return (
    <>
      <section className="container-page py-10 md:py-16">
        <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
          <div>
            <p className="font-medium text-ink-soft">{t('kicker')}</p>
            <h1 className="mt-4 long-title text-hero tracking-tight">
              {t.rich('title', { mark: marker })}
            </h1>
            <p className="mt-6 max-w-read text-lead text-ink-soft">{t('lead')}</p>
          </div>
          <Island
            name="number-form"
            component={NumberForm}
            props={{
              words: {
                title: t('form.title'),
                affiliate: t('form.affiliate'),
                offer: t('form.offer'),
                error: t('form.error'),
                hint: t('form.hint'),
                withoutScript: t('withoutScript', { placeholder: PLACEHOLDER }),
              },
            }}
          />
        </div>
        <h2 className="mt-12 text-display tracking-tight">{t('links.title')}</h2>
        <div className="mt-6 grid gap-10 lg:grid-cols-2">
          {LINKS.map(({ name, to }) => (
            <div key={name}>
              <Island
                name="copy-field"
                component={CopyField}
                props={{
                  id: `link-${name}`,
                  label: t(`links.${name}`),
                  rows: 2,
                  template: linkTemplate(to, locale),
                  copy: { take: t('copy'), done: t('copied'), failed: t('copyFailed') },
                }}
              />
            </div>
          ))}
        </div>
      </section>
      <BannerDesk locale={locale} />
      <Rules locale={locale} agreement={agreement} />
    </>
  )
}
