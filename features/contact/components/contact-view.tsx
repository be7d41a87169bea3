import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { marker } from '#components/ui/marker.tsx'
import { ContactForm } from './contact-form.tsx'
import { NextSteps } from './next-steps.tsx'
import { Ways } from './ways.tsx'

/** The page to write to us on (S2 §2.2): a sheet of paper to fill in, how else we are reached, and what happens next. */
export const ContactView = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'contact' })
  return (
    <>
      <section className="contact-desk">
        <div className="container-page">
          <div className="contact-words">
            <p className="font-medium text-ink-soft">{t('kicker')}</p>
            <h1 className="mt-4 text-display tracking-tight">
              {t.rich('title', { mark: marker })}
            </h1>
            <p className="mt-4 max-w-read text-lead text-ink-soft">{t('lead')}</p>
          </div>
          <ContactForm locale={locale} />
          <Ways locale={locale} />
        </div>
      </section>
      <NextSteps locale={locale} />
    </>
  )
}
