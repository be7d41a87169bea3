import { getTranslations } from 'next-intl/server'
import { ClausePage } from '#components/documents/clause-page.tsx'
import { ContractSheet } from '#components/documents/contract-sheet.tsx'
import { LetterSheet } from '#components/documents/letter-sheet.tsx'
import { TradePortrait } from '#components/pictures/trade-portrait.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { PLACES } from '#features/destination/web-app-places.ts'
import { CLAUSES } from '#lib/config/clauses.ts'
import type { Locale } from '#lib/config/locales.ts'
import { loadClauseWords } from '#lib/i18n/clause-words.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'

/** The clauses that take the whole width, each beside its document; the others stand in pairs between them. */
const WIDE = ['roofer', 'translator'] as const

type WideClause = (typeof WIDE)[number]

/** The anchor of a clause, which the list of trades leads to. */
export const clauseId = (name: (typeof CLAUSES)[number]): string => `clause-${name}`

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
  const { translator } = await loadClauseWords(locale)
  const paragraphs = [t('open'), translator.text, t('crossed')]
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
  const clauses = await loadClauseWords(locale)
  return (
    <section aria-labelledby="clauses" className="bg-desk pt-section">
      <div className="container-page">
        <SectionHeading id="clauses" title={t('desk.title')} lead={t('desk.lead')} />
        <div className="beside-md clause-desk">
          {CLAUSES.map((name) => {
            const wide = WIDE.find((other) => other === name)
            const words = clauses[name]
            const document = lineBreaks(words.document, locale)
            return (
              <article
                key={name}
                id={clauseId(name)}
                aria-label={words.trade}
                data-wide={wide ? '' : undefined}
              >
                <ClausePage words={words} portrait={<TradePortrait name={name} />} />
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
                    destination: { url: PLACES.search, t: words.document },
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
