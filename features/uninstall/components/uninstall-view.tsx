import { getTranslations } from 'next-intl/server'
import { ChoiceCards } from '#components/form/choice-cards.tsx'
import { PostedForm } from '#components/form/posted-form.tsx'
import { TextArea } from '#components/form/text-area.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { marker } from '#components/ui/marker.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { MESSAGE_LIFE_DAYS } from '#lib/config/constants.ts'
import type { Locale } from '#lib/config/locales.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { SYSTEMS } from '../reasons.ts'
import { uninstallFields } from '../server/uninstall-fields.ts'

const DAYS_OF_A_YEAR = 365

type SurveyProps = { locale: Locale }

/** The one question, with a reason to choose or to write; what is kept leads to the thanks. */
const Survey = async ({ locale }: SurveyProps) => {
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
      <div className="container-page beside removal-survey">
        <SectionHeading id="survey" title={t('survey.title')} lead={t('survey.lead')} />
        <PostedForm
          kind="uninstall"
          action={API_PATHS.uninstall}
          thanksUrl={routePath('uninstallThanks', locale)}
          {...{ locale, words, note }}
        >
          <ChoiceCards name="reason" {...{ locale }} {...reason} />
          <TextArea id="uninstall-message" name="message" rows={3} {...message} hint={hint} />
          <ChoiceCards name="system" {...{ locale }} {...system} />
        </PostedForm>
      </div>
    </section>
  )
}

const STEPS = ['a', 'b', 'c'] as const

type Props = { locale: Locale }

/** The steps to remove the app, on one sheet for each system. */
const UninstallSteps = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'uninstall.steps' })
  return (
    <section aria-labelledby="removal-steps">
      <h2 id="removal-steps" className="text-title">
        {t('title')}
      </h2>
      {SYSTEMS.map((system) => (
        <div key={system} className="leaf removal-card">
          <h3 className="font-semibold" translate="no">
            {t(`${system}.title`)}
          </h3>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>{t(`${system}.items.${step}`)}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** The page about removing the desktop app (S2 §2.2): the steps, the things that stay, and the question why. */
export const UninstallView = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'uninstall' })
  return (
    <>
      <section className="container-page beside removal">
        <div>
          <p className="font-medium text-ink-soft">{t('kicker')}</p>
          <h1 className="mt-4 long-title text-hero tracking-tight">
            {t.rich('title', { mark: marker })}
          </h1>
          <p className="mt-4 max-w-read text-lead text-ink-soft">{t('lead')}</p>
        </div>
        <UninstallSteps locale={locale} />
        <aside className="removal-kept" aria-labelledby="kept">
          <div>
            <h2 id="kept" className="text-title">
              {t('kept.title')}
            </h2>
            <p className="mt-2 text-ink-soft">{t('kept.text')}</p>
            <a href={`${routePath('support', locale)}#billing`} className="link mt-3 inline-block">
              {t('kept.link')}
            </a>
          </div>
          <div className="filing" aria-hidden="true">
            {documents.departments.legal.titles.map((title) => (
              <span key={title}>{title}</span>
            ))}
            <b>{documents.departments.legal.name}</b>
          </div>
        </aside>
      </section>
      <Survey locale={locale} />
    </>
  )
}
