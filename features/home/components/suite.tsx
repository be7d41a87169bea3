import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { BudgetFrame, ChatFrame, DashboardFrame, DriveFrame } from './suite-frames.tsx'

const TOOLS = ['drive', 'dashboard', 'chat', 'budgeting'] as const

/** The tools around the documents, as a mosaic of drawn screens (S2 §1). */
export const Suite = async ({ locale, claims, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.suite' })
  const tasks = [
    t('dashboard.tasks.lease'),
    t('dashboard.tasks.offer'),
    t('dashboard.tasks.budget'),
  ]
  const frames: Record<(typeof TOOLS)[number], ReactNode> = {
    drive: <DriveFrame words={documents} locale={locale} />,
    dashboard: <DashboardFrame tasks={tasks} locale={locale} />,
    chat: (
      <ChatFrame
        file={documents.contract.title}
        question={t('chat.question')}
        answer={t('chat.answer')}
      />
    ),
    budgeting: <BudgetFrame words={documents} left={t('budgeting.left')} locale={locale} />,
  }
  return (
    <section aria-labelledby="suite" className="container-page py-section">
      <SectionHeading id="suite" title={t('title')} lead={t('lead')} />
      <ul className="mosaic">
        {TOOLS.map((tool) => (
          <li key={tool}>
            <div>
              <h3 className="text-title">{t(`${tool}.title`)}</h3>
              <p className="mt-1">{t(`${tool}.text`, claims)}</p>
            </div>
            <div aria-hidden="true">{frames[tool]}</div>
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-read text-ink-soft">{t('more')}</p>
    </section>
  )
}
