import { getTranslations } from 'next-intl/server'
import { ChoiceCards } from '#components/form/choice-cards.tsx'
import { PostedForm } from '#components/form/posted-form.tsx'
import { TextArea } from '#components/form/text-area.tsx'
import { TextField } from '#components/form/text-field.tsx'
import { Postage } from '#components/pictures/envelope.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { postedFormIds } from '#lib/util/posted-form-ids.ts'
import { contactFields } from '../server/contact-fields.ts'

type SentProps = { locale: Locale }

/** The part that page script shows once a message is kept: its number, stamped on the sheet. */
const Sent = async ({ locale }: SentProps) => {
  const t = await getTranslations({ locale, namespace: 'contact.done' })
  const ids = postedFormIds('contact')
  return (
    <div id={ids.done} tabIndex={-1} hidden>
      <div aria-live="polite" className="contact-sent">
        <h3 className="text-display">{t('heading')}</h3>
        <p>{t('reference')}</p>
        <p id={ids.reference} className="contact-stamp" translate="no" />
        <p className="text-ink-soft">{t('lead')}</p>
        <SiteLink to="contact" locale={locale} className="link">
          {t('again')}
        </SiteLink>
      </div>
    </div>
  )
}

const AUTO_COMPLETE = {
  name: 'name',
  email: 'email',
  company: 'organization',
  orderNumber: 'off',
} as const

const DAYS_OF_A_YEAR = 365

type Props = { locale: Locale }

/** The sheet of paper to fill in; once its message is kept, the number stands in the place of the form. */
export const ContactForm = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'contact' })
  const { topic, lines, message, hint } = await contactFields(locale)
  const words = {
    failed: t('notice.failed'),
    limited: t('notice.limited'),
    send: t('send'),
    sending: t('sending'),
  }
  const note = t.rich('kept', {
    years: numberFormat(locale).format(MESSAGE_LIFE_DAYS / DAYS_OF_A_YEAR),
    privacy: pageLink('privacy', locale),
  })
  return (
    <section className="leaf lifted contact-sheet" aria-labelledby="contact-heading">
      <div className="contact-head">
        <h2 id="contact-heading" className="text-title">
          {t('fields.heading')}
        </h2>
        <Postage />
      </div>
      <PostedForm kind="contact" action={API_PATHS.contact} {...{ locale, words, note }}>
        <ChoiceCards name="topic" {...{ locale }} {...topic} isRequired />
        <div className="contact-lines">
          {lines.map(({ name, label, wrong, maxLength }) => (
            <TextField
              key={name}
              id={`contact-${name}`}
              type={name === 'email' ? 'email' : 'text'}
              required={name === 'name' || name === 'email'}
              autoComplete={AUTO_COMPLETE[name]}
              data-wrong={wrong}
              {...{ name, label, maxLength }}
            />
          ))}
        </div>
        <TextArea id="contact-message" name="message" rows={2} required {...message} hint={hint} />
      </PostedForm>
      <Sent locale={locale} />
    </section>
  )
}
