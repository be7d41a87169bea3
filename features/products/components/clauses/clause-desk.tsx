import { getTranslations } from 'next-intl/server'
import { ClausePage } from '#components/documents/clause-page.tsx'
import { ContractSheet } from '#components/documents/contract-sheet.tsx'
import { LetterSheet } from '#components/documents/letter-sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { clauseId, CLAUSES, wideClause, type WideClause } from '../../clauses.ts'

const AGREED = ['work', 'price', 'defects', 'insurance'] as const

type Props = { title: string; locale: Locale }

const AgreementSheet = async ({ title, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'testimonials.sheets.agreement' })
  const clauses = AGREED.map((name) => ({
    name: t(`clauses.${name}.name`),
    text: t(`clauses.${name}.text`),
  }))
  const signatures = [t('signatures.first'), t('signatures.second')]
  return <ContractSheet words={{ title, note: t('note'), clauses, signatures }} />
}

const ReminderSheet = async ({ title, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'testimonials.sheets.reminder' })
  const paragraphs = [t('open'), t('date'), t('crossed')]
  return (
    <LetterSheet words={{ title, greeting: t('greeting'), paragraphs, closing: t('closing') }} />
  )
}

const SHEETS = { roofer: AgreementSheet, translator: ReminderSheet } as const

/** The document of a clause over the whole width, filled in (S2 §2.2). */
const WrittenSheet = ({ clause, ...props }: Props & { clause: WideClause }) => {
  const Written = SHEETS[clause]
  return <Written {...props} />
}

/** The clauses on a desk, each with the document that it belongs in. */
export const ClauseDesk = async ({ locale, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'testimonials' })
  return (
    <section aria-labelledby="clauses" className="bg-desk py-section">
      <div className="container-page">
        <SectionHeading id="clauses" title={t('desk.title')} lead={t('desk.lead')} />
        <div className="clause-desk">
          {CLAUSES.map((name) => {
            const wide = wideClause(name)
            const document = lineBreaks(t(`clauses.${name}.document`), locale)
            return (
              <article
                key={name}
                id={clauseId(name)}
                aria-label={t(`clauses.${name}.trade`)}
                data-wide={wide ? '' : undefined}
              >
                <ClausePage
                  words={{
                    trade: t(`clauses.${name}.trade`),
                    name: t(`clauses.${name}.name`),
                    text: t(`clauses.${name}.text`),
                    note: t(`clauses.${name}.note`),
                  }}
                />
                <div className="clause-clip">
                  {wide ? (
                    <div aria-hidden="true">
                      <WrittenSheet clause={wide} title={document} locale={locale} />
                    </div>
                  ) : null}
                  <p className="text-small text-ink-soft">{t('about')}</p>
                  {signUp({
                    className: 'font-semibold text-action underline',
                    children: document,
                    destination: { url: PLACES.search, t: t(`clauses.${name}.document`) },
                  })}
                </div>
              </article>
            )
          })}
        </div>
      </div>
    </section>
  )
}
