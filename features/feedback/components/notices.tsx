import { getTranslations } from 'next-intl/server'
import { FEEDBACK_STATES, feedbackNoticeId } from '#lib/config/feedback-states.ts'
import type { Locale } from '#lib/config/locales.ts'

/** What can go wrong, each hidden until the address or page script names it. */
export const Notices = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'feedback.notice' })
  return FEEDBACK_STATES.map((state) => (
    <p
      key={state}
      id={feedbackNoticeId(state)}
      role="alert"
      tabIndex={-1}
      className="field-hint form-notice"
    >
      {t(state)}
    </p>
  ))
}
