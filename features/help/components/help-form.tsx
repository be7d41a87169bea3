import { getTranslations } from 'next-intl/server'
import { TextField } from '#components/form/text-field.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { ServicePhone } from '#components/ui/service-phone.tsx'
import { HELP_MESSAGE_MAX_LENGTH, HELP_NAME_MAX_LENGTH } from '#features/help/help-contract.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { BRAND } from '#lib/config/brand.ts'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { HELP, HELP_NOTICES, helpNoticeId } from '../ids.ts'

/** The error of a label: page script puts it there. */
const wrong = (text: string) => ({ 'data-wrong': text })

type Props = { locale: Locale }

/** The button, what can keep a message from being sent, and who can be called instead. */
const Sending = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'help' })
  return (
    <div aria-live="polite" className="grid gap-4">
      {HELP_NOTICES.map((notice) => (
        <p key={notice} id={helpNoticeId(notice)} className="field-hint form-notice">
          {t(`notice.${notice}`)}
        </p>
      ))}
      <button type="submit" className={buttonClasses('primary')} data-busy={t('sending')}>
        {t('send')}
      </button>
      {BRAND.customerServiceNumber ? (
        <p className="text-small text-ink-soft">
          {t('call')} <ServicePhone kind="support" className="link" />
        </p>
      ) : null}
    </div>
  )
}

/** A message left for the help: posts by itself, and is sent in place where script is; multipart, as other encodings treble some alphabets. */
export const HelpForm = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'help' })
  const max = numberFormat(locale).format(HELP_MESSAGE_MAX_LENGTH)
  return (
    <form
      method="post"
      action={API_PATHS.messages}
      encType="multipart/form-data"
      className="grid gap-4"
    >
      <p className="text-ink-soft">{t('lead')}</p>
      <input type="hidden" name="language" value={locale} />
      <TextField
        id={HELP.email}
        name="email"
        type="email"
        label={t('email.label')}
        {...wrong(t('email.wrong'))}
        required
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="email"
      />
      <TextField
        id={HELP.name}
        name="name"
        label={t('name.label')}
        {...wrong(t('name.wrong'))}
        maxLength={HELP_NAME_MAX_LENGTH}
        autoComplete="name"
      />
      <div className="field">
        <label htmlFor={HELP.message}>
          <Icon name="warning" />
          <span>{t('message.label')}</span>
        </label>
        <textarea
          id={HELP.message}
          name="message"
          rows={4}
          required
          maxLength={HELP_MESSAGE_MAX_LENGTH}
          {...wrong(t('message.wrong', { max }))}
        />
      </div>
      <Sending locale={locale} />
    </form>
  )
}
