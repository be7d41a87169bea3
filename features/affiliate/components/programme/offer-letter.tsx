import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { programmeFigures, workedExample } from '../programme-figures.ts'
import { ApplyLink } from './apply-link.tsx'
import { OfferAcceptance, OfferSteps } from './offer-steps.tsx'

const MONTHS = ['sale', 'wait', 'pay'] as const

/** The commission of a month of sales, line by line on a slip, with the month of its payment, and what may be lost (S2 §9). */
const OfferExample = async ({ locale, claims, signUp }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.example' })
  const example = workedExample(locale)
  const words = { ...programmeFigures(locale), ...example }
  return (
    <section aria-labelledby="example" className="beside offer-columns">
      <div>
        <h2 id="example">{t('title')}</h2>
        <p className="mt-3">{t('lead', words)}</p>
      </div>
      <div className="offer-sum">
        <div className="offer-slip lifted figures bg-paper text-small">
          <table>
            <caption>{t('caption')}</caption>
            <tbody>
              {(['price', 'each', 'total'] as const).map((row) => (
                <tr key={row}>
                  <th scope="row">{t(`rows.${row}`, words)}</th>
                  <td>{example[row]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <ApplyLink {...{ locale, signUp }} kind="outlined" className="mt-8" />
      </div>
      <div>
        <ol className="offer-months grid gap-3 text-small">
          {MONTHS.map((month) => (
            <li key={month} className="rounded-sheet">
              <strong className="block font-serif text-title text-ink">
                {example[`${month}Month`]}
              </strong>
              {t(`months.${month}`, words)}
            </li>
          ))}
        </ol>
        <p className="mt-6">{t('plans', claims)}</p>
        <dl className="mt-4">
          <dt className="font-semibold">{t('part.term')}</dt>
          <dd>{t('part.text', words)}</dd>
        </dl>
      </div>
    </section>
  )
}

const OTHERS = ['payout', 'months'] as const

/** The terms as figures, beside the opening (S2 §9). */
const OfferFigures = async ({ locale }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.offer' })
  const figures = programmeFigures(locale)
  return (
    <section aria-labelledby="offer">
      <h2 id="offer">{t('title')}</h2>
      <dl className="offer-figures mt-4 grid border-y border-ink text-small">
        <div>
          <dt className="font-semibold">{t('commission.name')}</dt>
          <dd className="text-ink-soft">
            <strong>
              <mark className="marker">{figures.commission}</mark>
            </strong>
            {t('commission.text')}
          </dd>
        </div>
        {OTHERS.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{lineBreaks(t(`${name}.name`), locale)}</dt>
            <dd className="text-ink-soft">
              <strong>{t(`${name}.figure`, figures)}</strong>
              {t(`${name}.text`)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const RULES = ['payPerClick', 'supplied', 'spam', 'honest'] as const

/** The forbidden acts, and their cost (S2 §9). */
const OfferRules = async ({ locale, agreement }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.rules' })
  const words = programmeFigures(locale)
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{t('title')}</h2>
      <dl className="offer-rules mt-5 grid grid-cols-1 gap-x-10 gap-y-3 md:grid-cols-2">
        {RULES.map((rule) => (
          <div key={rule} className="border-t border-ink py-3">
            <dt className="font-semibold">{t(`${rule}.term`)}</dt>
            <dd className="mt-1 text-ink-soft">{t(`${rule}.text`, words)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">{t.rich('rest', { agreement })}</p>
    </section>
  )
}

/** The letter, from its head to the line to sign on. */
export const OfferLetter = async (props: ProgrammeProps) => {
  const t = await getTranslations({ locale: props.locale, namespace: 'affiliateProgramme.letter' })
  return (
    <div className="leaf lifted offer-letter relative">
      <p className="offer-head flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <strong className="font-serif text-title font-semibold">{BRAND.name}</strong>
        <span className="text-small text-ink-soft">{t('from', { company: BRAND.legalName })}</span>
      </p>
      <div className="beside offer-columns mt-10">
        <div>
          <p className="font-semibold">{t('subject')}</p>
          <p className="offer-words mt-6">{t('greeting')}</p>
          <p className="offer-words mt-3">{t('opening')}</p>
        </div>
        <OfferFigures {...props} />
      </div>
      <OfferExample {...props} />
      <OfferSteps {...props} />
      <OfferRules {...props} />
      <OfferAcceptance {...props} />
    </div>
  )
}
