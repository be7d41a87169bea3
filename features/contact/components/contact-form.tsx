import { getTranslations } from 'next-intl/server'
import { ChoiceCards } from '#components/form/choice-cards.tsx'
import { PostedForm } from '#components/form/posted-form.tsx'
import { TextArea } from '#components/form/text-area.tsx'
import { TextField } from '#components/form/text-field.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { postedFormIds } from '#lib/util/posted-form-ids.ts'
import { contactFields } from '../server/contact-fields.ts'

/** Perforation: so many holes across the stamp, and down it. */
const ACROSS = [0, 1, 2, 3, 4, 5, 6] as const
const DOWN = [1, 2, 3, 4, 5, 6, 7] as const
const STEP = 8

/** A stamp with an open box and a page in it, cancelled by the post. */
const Postage = () => (
  <svg className="postage" viewBox="0 0 132 76" aria-hidden="true">
    <g transform="translate(72 4)">
      <path className="postage-paper" d="M0 0h56v68H0z" />
      <g className="postage-hole">
        {ACROSS.map((at) => (
          <path key={at} d={`M${4 + at * STEP} 0v.01M${4 + at * STEP} 68v.01`} />
        ))}
        {DOWN.map((at) => (
          <path key={at} d={`M0 ${2 + at * STEP}v.01M56 ${2 + at * STEP}v.01`} />
        ))}
      </g>
      <path className="postage-field" d="M7 7h42v54H7z" />
      <path className="postage-sheet" d="M18 16h15l6 6v20H18z" />
      <path className="postage-mark" d="M22 23h8v3h-8z" />
      <path className="postage-box" d="M12 34h32v15a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z" />
    </g>
    <g className="postage-cancel">
      <circle cx="62" cy="38" r="24" />
      <circle cx="62" cy="38" r="17" />
      <path d="M36 28c-6-5-10 5-16 0s-10 5-16 0M36 38c-6-5-10 5-16 0s-10 5-16 0M36 48c-6-5-10 5-16 0s-10 5-16 0" />
    </g>
  </svg>
)

type SentProps = { locale: Locale }

/** What page script shows once a message is kept: its number, stamped on the sheet. */
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
    <section className="contact-sheet" aria-labelledby="contact-heading">
      <div className="contact-head">
        <h2 id="contact-heading" className="text-title">
          {t('fields.heading')}
        </h2>
        <Postage />
      </div>
      <PostedForm kind="contact" action={API_PATHS.contact} {...{ locale, words, note }}>
        <ChoiceCards name="topic" {...topic} isRequired />
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
        <TextArea id="contact-message" name="message" rows={3} required {...message} hint={hint} />
      </PostedForm>
      <Sent locale={locale} />
    </section>
  )
}
