import { getTranslations } from 'next-intl/server'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { programmeFigures, workedExample } from '../programme-figures.ts'

const MONTHS = ['sale', 'wait', 'pay'] as const

/** What a month of sales brings, line by line, and in which month it is paid (S2 §9). */
export const OfferExample = async ({ locale }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.example' })
  const example = workedExample(locale)
  const words = { ...programmeFigures(locale), ...example }
  return (
    <section aria-labelledby="example">
      <h2 id="example">{t('title')}</h2>
      <p className="mt-3">{t('lead', words)}</p>
      <table className="offer-sum">
        <caption className="sr-only">{t('caption')}</caption>
        <tbody>
          {(['price', 'each', 'total'] as const).map((row) => (
            <tr key={row}>
              <th scope="row">{t(`rows.${row}`, words)}</th>
              <td>{example[row]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="offer-months">
        {MONTHS.map((month) => (
          <li key={month}>
            <strong>{example[`${month}Month`]}</strong>
            {t(`months.${month}`, words)}
          </li>
        ))}
      </ol>
      <p className="mt-6">{t('minimum', words)}</p>
    </section>
  )
}
