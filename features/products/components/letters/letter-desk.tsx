import { getTranslations } from 'next-intl/server'
import { ContractSheet } from '#components/documents/contract-sheet.tsx'
import { LetterSheet } from '#components/documents/letter-sheet.tsx'
import { LetterSignature } from '#components/sections/letter-signature.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { letterId, LETTERS, wideLetter, type WideLetter } from '../../letters.ts'

const CLAUSES = ['work', 'price', 'defects', 'insurance'] as const

type Props = { title: string; locale: Locale }

const AgreementSheet = async ({ title, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'testimonials.sheets.agreement' })
  const clauses = CLAUSES.map((name) => ({
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

/** The document that a letter over the whole width is about, written as its writer would have filled it in (S2 §2.2). */
const WrittenSheet = ({ letter, ...props }: Props & { letter: WideLetter }) => {
  const Written = SHEETS[letter]
  return <Written {...props} />
}

/** The letters on a desk, each with its stamp and the document it is about. */
export const LetterDesk = async ({ locale, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'testimonials' })
  return (
    <section aria-labelledby="letters" className="bg-desk py-section">
      <div className="container-page">
        <SectionHeading id="letters" title={t('desk.title')} lead={t('desk.lead')} />
        <div className="letter-desk">
          {LETTERS.map(({ name, isExample }) => {
            const wide = wideLetter(name)
            const document = lineBreaks(t(`letters.${name}.document`), locale)
            return (
              <article
                key={name}
                id={letterId(name)}
                aria-label={t(`letters.${name}.trade`)}
                data-wide={wide ? '' : undefined}
              >
                <figure className="letter-page">
                  <blockquote>
                    <p>{t('greeting')}</p>
                    <p>{t(`letters.${name}.before`)}</p>
                    <p>{t(`letters.${name}.after`)}</p>
                  </blockquote>
                  <LetterSignature
                    name={t(`letters.${name}.name`)}
                    trade={t(`letters.${name}.trade`)}
                    example={isExample ? documents.exampleLetter : undefined}
                  />
                </figure>
                <div className="letter-clip">
                  {wide ? (
                    <div aria-hidden="true">
                      <WrittenSheet letter={wide} title={document} locale={locale} />
                    </div>
                  ) : null}
                  <p className="text-small text-ink-soft">{t('about')}</p>
                  {signUp({
                    className: 'font-semibold text-action underline',
                    children: document,
                    destination: { url: PLACES.search, t: t(`letters.${name}.document`) },
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
