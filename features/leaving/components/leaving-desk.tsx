import { getTranslations } from 'next-intl/server'
import { marker } from '#components/ui/marker.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import type { LeavingField } from '../server/leaving-fields.ts'
import { LeavingForm } from './leaving-form.tsx'

const DAYS_OF_A_YEAR = 365

/** Where who is on the wrong one of both pages turns. */
const OTHER = { cancelSubscription: 'withdrawal', withdrawal: 'cancelSubscription' } as const

type Props = {
  locale: Locale
  page: keyof typeof OTHER
  action: string
  fields: readonly LeavingField[]
}

/** The head of both pages: what may be done here, where who is wrong here turns before filling in anything, and the sheet. */
export const LeavingDesk = async ({ locale, page, action, fields }: Props) => {
  const t = await getTranslations({ locale, namespace: page })
  const years = numberFormat(locale).format(MESSAGE_LIFE_DAYS / DAYS_OF_A_YEAR)
  return (
    <section className="contact-desk">
      <div className="container-page">
        <div className="contact-words">
          <p className="font-medium text-ink-soft">{t('kicker')}</p>
          <h1 className="leaving-title mt-4 tracking-tight">{t.rich('title', { mark: marker })}</h1>
          <p className="mt-4 max-w-read text-lead text-ink-soft">{lineBreaks(t('lead'), locale)}</p>
          <SiteLink to={OTHER[page]} locale={locale} className="link leaving-other">
            {t('aside.title')} {t('aside.link')}
          </SiteLink>
        </div>
        <section className="leaving-aside" aria-labelledby="leaving-aside">
          <h2 id="leaving-aside" className="text-title">
            {t('aside.title')}
          </h2>
          <p className="mt-2 text-ink-soft">{t('aside.text')}</p>
          <SiteLink
            to={OTHER[page]}
            locale={locale}
            className="link mt-2 inline-block font-semibold"
          >
            {t('aside.link')}
          </SiteLink>
        </section>
        <LeavingForm
          locale={locale}
          action={action}
          heading={t('fields.heading')}
          send={t('send')}
          note={t('kept', { years })}
          fields={fields}
        />
      </div>
    </section>
  )
}
