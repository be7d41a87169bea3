import { getTranslations } from 'next-intl/server'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { FIRST_PAGES, PLAN_SECTIONS } from '../../../plan-figures.ts'
import { SalesChart } from './sales-chart.tsx'

type Props = { locale: Locale; words: DocumentWords['plan'] }

/** The page in front of the drawn plan: what it is about in a sentence, where each section begins, and its chart (S2 §2.2). */
export const ContentsPage = async ({ locale, words }: Props) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.growth.sections' })
  return (
    <SheetFrame title={words.title} note={<FillIn text={words.note} />}>
      {words.clauses.map(({ name, text }) => (
        <p key={name}>
          <FillIn text={text} />
        </p>
      ))}
      <table>
        <tbody>
          {PLAN_SECTIONS.map((section) => (
            <tr key={section}>
              <td>{t(`${section}.name`)}</td>
              <td>{FIRST_PAGES[section]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SalesChart locale={locale} />
    </SheetFrame>
  )
}
