import { getTranslations } from 'next-intl/server'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Locale } from '#lib/config/locales.ts'

const STEPS = ['number', 'desk', 'answer'] as const

type Props = { locale: Locale }

/** What becomes of a message, in order, along one line. */
export const NextSteps = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'contact.next' })
  return (
    <section aria-labelledby="contact-next" className="container-page py-section">
      <SectionHeading id="contact-next" title={t('title')} />
      <ol className="contact-route">
        {STEPS.map((step) => (
          <li key={step}>
            <h3 className="text-title">{t(`steps.${step}.title`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
