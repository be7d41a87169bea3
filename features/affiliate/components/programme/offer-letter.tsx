import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import type { ProgrammeProps } from '../affiliate-props.ts'
import { programmeFigures, workedExample } from '../programme-figures.ts'
import { ApplyLink } from './apply-link.tsx'
import { OfferAcceptance } from './offer-acceptance.tsx'
import { OfferSteps } from './offer-steps.tsx'

const MONTHS = ['sale', 'wait', 'pay'] as const

/** What a month of sales brings, line by line on a slip, in which month it is paid, and what may be lost (S2 §9). */
const OfferExample = async ({ locale, claims }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.example' })
  const example = workedExample(locale)
  const words = { ...programmeFigures(locale), ...example }
  return (
    <section aria-labelledby="example" className="offer-columns">
      <div>
        <h2 id="example">{t('title')}</h2>
        <p className="mt-3">{t('lead', words)}</p>
      </div>
      <div className="offer-slip">
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
      <div>
        <ol className="offer-months">
          {MONTHS.map((month) => (
            <li key={month}>
              <strong>{example[`${month}Month`]}</strong>
              {t(`months.${month}`, words)}
            </li>
          ))}
        </ol>
        <p className="mt-6">{t('plans', claims)}</p>
        <ApplyLink locale={locale} kind="outlined" className="mt-6" />
      </div>
      <dl className="offer-note">
        <dt>{t('part.term')}</dt>
        <dd>{t('part.text', words)}</dd>
      </dl>
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
      <dl className="offer-figures">
        <div>
          <dt>{t('commission.name')}</dt>
          <dd>
            <strong>
              <mark className="marker">{figures.commission}</mark>
            </strong>
            {t('commission.text')}
          </dd>
        </div>
        {OTHERS.map((name) => (
          <div key={name}>
            <dt>{lineBreaks(t(`${name}.name`), locale)}</dt>
            <dd>
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

/** What is not allowed, and what it costs (S2 §9). */
const OfferRules = async ({ locale, agreement }: ProgrammeProps) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.rules' })
  const words = programmeFigures(locale)
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{t('title')}</h2>
      <dl className="offer-rules">
        {RULES.map((rule) => (
          <div key={rule}>
            <dt>{t(`${rule}.term`)}</dt>
            <dd>{t(`${rule}.text`, words)}</dd>
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
    <div className="offer-letter">
      <p className="offer-head">
        <strong>{BRAND.name}</strong>
        <span>{t('from', { company: BRAND.legalName })}</span>
      </p>
      <div className="offer-columns">
        <div className="offer-opening">
          <p className="font-semibold">{t('subject')}</p>
          <p className="mt-6">{t('greeting')}</p>
          <p className="mt-3">{t('opening')}</p>
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
