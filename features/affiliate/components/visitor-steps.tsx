import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Sheet } from '#components/documents/sheet.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { SectionProps } from '../section-props.ts'

const STEPS = ['account', 'read', 'own'] as const

/** What the link opens, in the order in which a visitor comes by it. */
export const VisitorSteps = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor.steps' })
  const drawn = { words: documents, locale }
  const sheets: Record<(typeof STEPS)[number], ReactNode> = {
    account: <Sheet name="form" {...drawn} />,
    read: <Sheet name="handbook" {...drawn} />,
    own: <Sheet name="letter" {...drawn} />,
  }
  return (
    <section aria-labelledby="opens" className="bg-mint py-section">
      <div className="container-page">
        <SectionHeading id="opens" title={t('title')} className="max-w-read" />
        <ol className="steps">
          {STEPS.map((step) => (
            <li key={step}>
              <div className="step-frame" aria-hidden="true">
                {sheets[step]}
              </div>
              <h3 className="mt-6 text-title">{t(`${step}.title`)}</h3>
              <p className="mt-2 text-ink-soft">{t(`${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
