import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Sheet } from '#components/documents/sheet.tsx'
import { FramedSteps } from '#components/sections/framed-steps.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'

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
    <FramedSteps
      id="opens"
      title={t('title')}
      steps={STEPS.map((name) => ({
        name,
        title: t(`${name}.title`),
        text: t(`${name}.text`),
        picture: sheets[name],
      }))}
    />
  )
}
