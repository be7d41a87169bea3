import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { NextSteps } from '#components/sections/next-steps.tsx'
import { marker } from '#components/ui/marker.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import { DAYS_OF_DIRECTIVE } from '#lib/config/consumer-law.ts'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import type { LeavingField } from '../server/leaving-fields.ts'
import { LeavingForm } from './leaving-form.tsx'

const DAYS_OF_A_YEAR = 365

/** The other one of the two pages, for visitors on the wrong one. */
const OTHER = { cancelSubscription: 'withdrawal', withdrawal: 'cancelSubscription' } as const

const MARKS = { cancelSubscription: 'received', withdrawal: 'refund' } as const

const STEPS = ['check', 'mail', 'end'] as const

const ask = (words: ReactNode) => <strong>{words}</strong>

const WAYS = [
  { name: 'write', to: 'contact' },
  { name: 'questions', to: 'support' },
] as const

/** The part for visitors who would rather ask than leave: a person to write to, and the answers that there are. */
const AskFirst = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'contact.ways' })
  return (
    <section className="contact-ways" aria-labelledby="ask-first">
      <h2 id="ask-first" className="text-title">
        {t('ask')}
      </h2>
      <dl>
        {WAYS.map(({ name, to }) => (
          <div key={name}>
            <dt>
              <SiteLink to={to} locale={locale} className="link">
                {t(`places.${name}.link`)}
              </SiteLink>
            </dt>
            <dd className="text-small text-ink-soft">{t(`places.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Props = {
  locale: Locale
  page: keyof typeof OTHER
  action: string
  fields: readonly LeavingField[]
}

/** The head of both pages: what may be done here, where who is wrong here turns before filling in anything, the sheet, and what becomes of it. */
export const LeavingDesk = async ({ locale, page, action, fields }: Props) => {
  const t = await getTranslations({ locale, namespace: page })
  const other = pageLink(OTHER[page], locale)
  const figures = numberFormat(locale)
  const days = figures.format(DAYS_OF_DIRECTIVE)
  return (
    <>
      <section className="contact-desk">
        <div className="container-page">
          <div className="contact-words">
            <h1 className="contact-title tracking-tight">{t.rich('title', { mark: marker })}</h1>
            <p className="mt-4 max-w-read text-lead text-ink-soft">
              {lineBreaks(t('lead'), locale)}
            </p>
            <p className="leaving-other">{t.rich('other', { ask, other })}</p>
          </div>
          <LeavingForm
            mark={MARKS[page]}
            locale={locale}
            action={action}
            heading={t('fields.heading')}
            send={t('send')}
            note={t('kept', { years: figures.format(MESSAGE_LIFE_DAYS / DAYS_OF_A_YEAR) })}
            fields={fields}
          />
          <AskFirst locale={locale} />
        </div>
      </section>
      <div className="container-page py-section">
        <NextSteps
          title={t('next.title')}
          steps={STEPS.map((step) => ({
            title: t(`next.steps.${step}.title`),
            text: lineBreaks(t(`next.steps.${step}.text`, { days }), locale),
          }))}
        />
      </div>
    </>
  )
}
