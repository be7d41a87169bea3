import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import type { SectionProps } from '../section-props.ts'

/** The last page, with the action on the line for the signature. */
export const VisitorClosing = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor' })
  return (
    <section aria-labelledby="closing" className="overflow-clip bg-desk">
      <div className="container-page pt-section">
        <div className="last-page">
          <h2 id="closing" className="text-display tracking-tight">
            {t('closing.title')}
          </h2>
          <p className="mt-3 text-lead text-ink-soft">{t('closing.text', claims)}</p>
          <div className="signature-line">
            {signUp({ className: buttonClasses('primary'), children: t('action') })}
            <span className="flag" aria-hidden="true">
              {t('closing.tab')}
            </span>
          </div>
        </div>
      </div>
    </section>
  )
}
