import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'

const WRITERS = ['marta', 'daniel', 'ines'] as const

/** Letters from customers; the words in the content file are authored and to be replaced. */
export const Letters = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.letters' })
  return (
    <section aria-labelledby="letters" className="bg-desk py-section">
      <div className="container-page letters">
        <SectionHeading id="letters" title={t('title')} />
        {WRITERS.map((writer) => (
          <figure key={writer} className="letter">
            <blockquote>
              <p>{t('greeting')}</p>
              <p>{t(`replaceable.${writer}.text`)}</p>
            </blockquote>
            <figcaption>
              <strong>{t(`replaceable.${writer}.name`)}</strong>
              <span>{t(`replaceable.${writer}.trade`)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
