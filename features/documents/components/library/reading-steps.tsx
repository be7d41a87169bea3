import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { DocumentCard } from '../document-card.tsx'
import { DrawnSheet } from './drawn-sheet.tsx'
import type { LibraryProps } from './shelf-props.ts'

const STEPS = ['choose', 'account', 'read'] as const

/** The steps to read a template before anything is paid (S2 §6), beside one that can be read. */
export const ReadingSteps = async ({ locale, content, signUp }: LibraryProps) => {
  const t = await getTranslations({ locale, namespace: 'library' })
  const [, example = content.titles[0]] = content.titles
  return (
    <section aria-labelledby="reading" className="overflow-clip bg-ink text-sheet">
      <div className="container-page beside reading on-ink">
        <div>
          <h2 id="reading" className="text-display tracking-tight">
            {t('reading.title')}
          </h2>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>
                <h3 className="text-title">{t(`reading.steps.${step}.title`)}</h3>
                <p>{t(`reading.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
          {signUp({ className: buttonClasses('primary'), children: t('closing.action') })}
        </div>
        {example ? (
          <div className="reading-sheet">
            <DocumentCard
              document={example}
              locale={locale}
              signUp={signUp}
              sheet={<DrawnSheet title={example} />}
            />
          </div>
        ) : null}
      </div>
    </section>
  )
}
