import { getTranslations } from 'next-intl/server'
import { TextField } from '#components/form/text-field.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { FEEDBACK_MAX_LENGTH } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { FEEDBACK } from '../ids.ts'
import { Notices } from './notices.tsx'
import { Rating } from './rating.tsx'

/** The form, which posts by itself; multipart, because other encodings treble the length of some alphabets. */
export const FeedbackForm = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'feedback' })
  const max = numberFormat(locale).format(FEEDBACK_MAX_LENGTH)
  return (
    <form
      id={FEEDBACK.form}
      method="post"
      action={API_PATHS.feedback}
      encType="multipart/form-data"
      className="sheet grid gap-6 p-8"
    >
      <Notices locale={locale} />
      <input type="hidden" name="language" value={locale} />
      <Rating
        legend={t('rating.legend')}
        low={t('rating.low')}
        high={t('rating.high')}
        nameOf={(value) => t('rating.of', { value: `${value}` })}
      />
      <div className="field">
        <label htmlFor={FEEDBACK.message}>
          <span>{t('message')}</span>
        </label>
        <textarea
          id={FEEDBACK.message}
          name="message"
          rows={7}
          required
          maxLength={FEEDBACK_MAX_LENGTH}
          aria-describedby={FEEDBACK.hint}
        />
        <p id={FEEDBACK.hint} className="text-small text-ink-soft">
          {t('hint', { max })}
        </p>
      </div>
      <TextField
        id={FEEDBACK.affiliate}
        name="affiliateId"
        label={t('affiliate')}
        inputMode="numeric"
        pattern="[0-9]{1,9}"
        autoComplete="off"
      />
      <div>
        <button type="submit" className={buttonClasses('primary')} data-busy={t('sending')}>
          {t('send')}
        </button>
      </div>
    </form>
  )
}
