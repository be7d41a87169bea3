import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { SectionProps } from '../section-props.ts'

const QUESTIONS = ['free', 'lawyers', 'programs', 'people', 'cancel'] as const

/** What visitors ask before they sign up, one answer at a time. */
export const Questions = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.questions' })
  return (
    <section aria-labelledby="questions" className="container-page questions py-section">
      <SectionHeading id="questions" title={t('title')} />
      <div>
        {QUESTIONS.map((question, at) => (
          <details key={question} name="questions" open={at === 0}>
            <summary>
              {t(`items.${question}.question`)}
              <Icon name="plus" className="text-action" />
            </summary>
            <p>{t(`items.${question}.answer`, claims)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
