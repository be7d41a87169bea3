import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { BUDGET, drawnMoney, INCOME } from '#features/products/budget-figures.ts'
import type { SUITE_TOOLS } from '#features/shell/suite.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { sum } from '#lib/util/sum.ts'

/** The day that the drawn week marks; what is due then and after falls on working days. */
const WEDNESDAY = Date.UTC(2026, 2, 11)
const WEEK = [0, 1, 2, 3, 4, 5, 6] as const
/** The accounts of the drawn month that the forecast has rows for, in its order. */
const ACCOUNTS = [BUDGET.goods, BUDGET.wages, BUDGET.rent, BUDGET.marketing] as const
const LEFT = sum(Object.values(INCOME)) - sum(Object.values(BUDGET).map((account) => account.spent))

/** Files of a drive with the day on which each was saved, the last one the day before the week's marked day. */
const DriveFrame = ({ words, locale }: { words: DocumentWords; locale: Locale }) => {
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const files = [words.contract, words.plan, words.spreadsheet, words.invoice, words.handbook]
  return (
    <div className="frame">
      {files.map(({ title }, at) => (
        <span key={title} className="frame-row">
          <i className="file" />
          {title}
          <small>{day.format(WEDNESDAY - (at * 2 + 1) * DAY_MS)}</small>
        </span>
      ))}
    </div>
  )
}

/** Tasks with the day on which each is due; the first one is done. */
const DashboardFrame = ({ tasks, locale }: { tasks: string[]; locale: Locale }) => {
  const day = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <div className="frame">
      <div className="week">
        {WEEK.map((at) => (
          <span key={at}>
            {day.format(WEDNESDAY + (at - 2) * DAY_MS)}
            <b>{at + 9}</b>
          </span>
        ))}
      </div>
      {tasks.map((task, at) => (
        <span key={task} className="frame-row">
          <i className="tick" data-done={at === 0 || undefined} />
          {task}
          <small>{day.format(WEDNESDAY + at * DAY_MS)}</small>
        </span>
      ))}
    </div>
  )
}

/** A file sent along, a question about it, the answer, and what follows from it. */
const ChatFrame = (props: { file: string; question: string; answer: string; end: string }) => {
  const { file, question, answer, end } = props
  return (
    <div className="chat">
      <span className="frame-row said">
        <i className="file" />
        {file}
      </span>
      <p className="said">{question}</p>
      <p className="said said-back">{answer}</p>
      <p className="said">{end}</p>
    </div>
  )
}

/** The rest of the month that the page of the budgeting app shows, and the used part of each budget. */
const BudgetFrame = (props: { words: DocumentWords; left: string; locale: Locale }) => {
  const { words, left, locale } = props
  const money = drawnMoney(locale)
  return (
    <div className="frame budget">
      <p>
        <strong>{money.format(LEFT)}</strong> {left}
      </p>
      {words.spreadsheet.rows.slice(2).map((row, at) => (
        <span key={row} className="frame-row">
          {row}
          <progress className="bar" value={ACCOUNTS[at]?.spent} max={ACCOUNTS[at]?.planned} />
        </span>
      ))}
    </div>
  )
}

/** The tools that the mosaic does not show, each an anchor of the page of features. */
const OTHERS = [
  'hr-management',
  'contacts',
  'inbox',
  'project-management',
  'task-management',
  'business-ai',
  'docs',
  'sheets',
  'notes',
  'links',
] as const satisfies readonly (typeof SUITE_TOOLS)[number][]

const TOOLS = ['drive', 'dashboard', 'chat', 'budgeting'] as const

/** The tools around the documents, as a mosaic of drawn screens (S2 §1). */
export const Suite = async ({ locale, claims, documents }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home.suite' })
  const tools = await getTranslations({ locale, namespace: 'menus.tools' })
  const features = routePath('features', locale)
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
        end={t('chat.end')}
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
      <p className="mt-8 text-ink-soft">{t('more')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {OTHERS.map((tool) => (
          <li key={tool}>
            <a
              href={`${features}#${tool}`}
              className="block rounded-sheet border border-line bg-sheet px-4 py-2 text-small font-semibold"
            >
              {tools(tool)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
