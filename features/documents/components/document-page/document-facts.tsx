import { getTranslations } from 'next-intl/server'
import { Day } from '#components/ui/day.tsx'
import type { DocumentText } from '#features/document-texts/read-document-texts.ts'
import type { Locale } from '#lib/config/locales.ts'
import { dateFormat } from '#lib/util/date-format.ts'

type Props = { text: DocumentText; locale: Locale }

/** Whether a lawyer has confirmed the text, and who. */
const Confirmation = async ({ text: { confirmed }, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'documentPage' })
  if (!confirmed) return <p>{t('unconfirmed')}</p>
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return <p>{t('confirmed', { by: confirmed.by, date: format.format(new Date(confirmed.on)) })}</p>
}

/** For whose law a document is written, when, what comes as its file, and that a lawyer has yet to confirm it where that is so. */
export const DocumentFacts = async ({ text, locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'documentPage.facts' })
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(text.law)
  return (
    <div className="written-facts">
      <dl>
        <dt>{t('law')}</dt>
        <dd>{country}</dd>
        <dt>{t('written')}</dt>
        <dd>
          <Day date={new Date(text.written)} locale={locale} />
        </dd>
        <dt>{t('file')}</dt>
        <dd>
          {text.type === 'spreadsheet'
            ? t('excel')
            : t('word', { count: Object.keys(text.blanks).length })}
        </dd>
      </dl>
      <Confirmation text={text} locale={locale} />
    </div>
  )
}
