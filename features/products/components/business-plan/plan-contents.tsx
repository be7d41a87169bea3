import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'

const CHAPTERS = {
  write: ['plan', 'onePage', 'trade', 'sections'],
  count: ['forecast', 'breakEven', 'startUp', 'funds'],
  think: ['canvas', 'mission', 'competitors', 'risks'],
  send: ['bank', 'investor', 'confidentiality', 'checklist'],
} as const

/** What the kit holds, set like the contents page of a book. */
export const PlanContents = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.contents' })
  return (
    <section aria-labelledby="contents" className="container-page py-section">
      <div className="plan-contents">
        <div>
          <h2 id="contents" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-4 text-ink-soft">{t('lead', claims)}</p>
        </div>
        <Chapter title={t('write.title')} rows={CHAPTERS.write.map((row) => t(`write.${row}`))} />
        <Chapter title={t('count.title')} rows={CHAPTERS.count.map((row) => t(`count.${row}`))} />
        <Chapter title={t('think.title')} rows={CHAPTERS.think.map((row) => t(`think.${row}`))} />
        <Chapter title={t('send.title')} rows={CHAPTERS.send.map((row) => t(`send.${row}`))} />
      </div>
    </section>
  )
}

const Chapter = ({ title, rows }: { title: string; rows: readonly string[] }) => (
  <div>
    <h3 className="text-title">{title}</h3>
    <ul>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  </div>
)
