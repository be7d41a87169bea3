import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { SectionProps } from '../section-props.ts'
import { FillFrame, FindFrame, SendFrame } from './step-frames.tsx'

const STEPS = ['find', 'fill', 'send'] as const

/** Three moves from the search to the signature, each with a view of the product. */
export const Steps = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.steps' })
  const drawn = { words: documents, locale }
  const frames: Record<(typeof STEPS)[number], ReactNode> = {
    find: <FindFrame query={t('find.query')} {...drawn} />,
    fill: <FillFrame {...drawn} />,
    send: (
      <SendFrame
        status={t('send.status')}
        to={t('send.to', { person: t('send.person') })}
        {...drawn}
      />
    ),
  }
  return (
    <section aria-labelledby="steps" className="bg-mint py-section">
      <div className="container-page">
        <SectionHeading id="steps" title={t('title')} className="max-w-read" />
        <ol className="steps">
          {STEPS.map((step) => (
            <li key={step}>
              <div className="step-frame" aria-hidden="true">
                {frames[step]}
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
