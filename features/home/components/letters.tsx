import { getTranslations } from 'next-intl/server'
import { LetterSignature } from '#components/sections/letter-signature.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'

const WRITERS = ['marta', 'daniel', 'ines'] as const

/** Letters as customers might write them, marked as examples until real ones stand in the content file. */
export const Letters = async ({ locale, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.letters' })
  const pages = await getTranslations({ locale, namespace: 'footer.pages' })
  const more = (
    <SiteLink to="testimonials" locale={locale} className="link">
      {pages('testimonials')}
    </SiteLink>
  )
  return (
    <section aria-labelledby="letters" className="bg-desk py-section">
      <div className="container-page letters">
        <SectionHeading id="letters" title={t('title')} lead={more} />
        {WRITERS.map((writer) => (
          <figure key={writer} className="letter">
            <blockquote>
              <p>{t('greeting')}</p>
              <p>{t(`replaceable.${writer}.text`)}</p>
            </blockquote>
            <LetterSignature
              name={t(`replaceable.${writer}.name`)}
              trade={t(`replaceable.${writer}.trade`)}
              example={documents.exampleLetter}
            />
          </figure>
        ))}
      </div>
    </section>
  )
}
