import { getTranslations } from 'next-intl/server'
import { ChoiceCards } from '#components/form/choice-cards.tsx'
import { PostedForm } from '#components/form/posted-form.tsx'
import { TextArea } from '#components/form/text-area.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { uninstallFields } from '../server/uninstall-fields.ts'

const DAYS_OF_A_YEAR = 365

type Props = { locale: Locale }

/** The one question, with a reason to choose or to write; what is kept leads to the thanks. */
export const Survey = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'uninstall' })
  const { system, reason, message, hint } = await uninstallFields(locale)
  const words = {
    failed: t('notice.failed'),
    limited: t('notice.limited'),
    send: t('send'),
    sending: t('sending'),
  }
  const note = t.rich('note', {
    years: numberFormat(locale).format(MESSAGE_LIFE_DAYS / DAYS_OF_A_YEAR),
    contact: pageLink('contact', locale),
  })
  return (
    <section aria-labelledby="survey" className="bg-desk py-section">
      <div className="container-page removal-survey">
        <SectionHeading id="survey" title={t('survey.title')} lead={t('survey.lead')} />
        <PostedForm
          kind="uninstall"
          action={API_PATHS.uninstall}
          thanksUrl={routePath('uninstallThanks', locale)}
          {...{ locale, words, note }}
        >
          <ChoiceCards name="reason" {...reason} />
          <TextArea id="uninstall-message" name="message" rows={3} {...message} hint={hint} />
          <ChoiceCards name="system" {...system} />
        </PostedForm>
      </div>
    </section>
  )
}
