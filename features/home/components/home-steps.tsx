import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FramedSteps } from '#components/sections/framed-steps.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { FillFrame, FindFrame, SendFrame } from './step-frames.tsx'

const STEPS = ['find', 'fill', 'send'] as const

/** Three moves from the search to the signature, each with a view of the product. */
export const HomeSteps = async ({ locale, documents }: SectionProps) => {
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
    <FramedSteps
      id="steps"
      title={t('title')}
      steps={STEPS.map((name) => ({
        name,
        title: t(`${name}.title`),
        text: t(`${name}.text`),
        picture: frames[name],
      }))}
    />
  )
}
