import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { cancelFields } from '../server/leaving-fields.ts'
import { LeavingDesk } from './leaving-desk.tsx'

const STEPS = ['check', 'mail', 'end'] as const

/** The page on which a subscription is cancelled without logging in (§ 312k BGB): the sheet, and what becomes of it. */
export const CancelView = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'cancelSubscription' })
  return (
    <>
      <LeavingDesk
        locale={locale}
        page="cancelSubscription"
        action={API_PATHS.cancel}
        fields={await cancelFields(locale)}
      />
      <section aria-labelledby="leaving-next" className="container-page py-section">
        <h2 id="leaving-next" className="leaving-part">
          {t('next.title')}
        </h2>
        <ol className="contact-route">
          {STEPS.map((step) => (
            <li key={step}>
              <h3 className="text-title">{t(`next.steps.${step}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`next.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
