import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { PRODUCT_GROUPS } from '#features/shell/menus.ts'
import type { Locale } from '#lib/config/locales.ts'
import { dayText } from '../drawn-facts.ts'
import { ProductWindow } from '../product-window.tsx'

/** Mondays of the six weeks, in days from the Friday on which the screen is seen. */
const MONDAYS = [-4, 3, 10, 17, 24, 31] as const

const STEPS = ['lease', 'permit', 'hiring', 'fitting', 'opening'] as const

/** A shop's opening as a timeline of five steps, with a question to business AI above it. */
const WorkPicture = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'features.pictures.work' })
  const day = dayText(locale, { day: 'numeric', month: 'short' })
  return (
    <ProductWindow title={t('title')}>
      <p className="asked">
        <b>{t('ai')}</b> {t('asked')}
      </p>
      <div className="timeline">
        <div className="timeline-weeks">
          <span />
          {MONDAYS.map((days) => (
            <small key={days}>{day(days)}</small>
          ))}
        </div>
        {STEPS.map((step) => (
          <div key={step} data-step={step}>
            <span>{t(`steps.${step}`)}</span>
            <i>{t(`people.${step}`)}</i>
          </div>
        ))}
      </div>
    </ProductWindow>
  )
}

/** The week of the drawn dashboard, counted from its Friday; it is seen on Wednesday. */
const WEEK = [-4, -3, -2, -1, 0] as const
const WEDNESDAY = 2

const TASKS = [
  ['lease', -2],
  ['offer', -1],
  ['budget', 0],
] as const

const AWAY = 7

/** The dashboard of a small company: the week, what is due in it, and who is away. */
const TeamPicture = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'features.pictures.team' })
  const weekday = dayText(locale, { weekday: 'short' })
  const date = dayText(locale, { day: 'numeric' })
  const day = dayText(locale, { day: 'numeric', month: 'short' })
  return (
    <ProductWindow title={t('title')}>
      <div className="dashboard">
        <div className="workweek">
          {WEEK.map((days, at) => (
            <span key={days} data-today={at === WEDNESDAY || undefined}>
              {weekday(days)} <b>{date(days)}</b>
            </span>
          ))}
        </div>
        {TASKS.map(([task, days], at) => (
          <span key={task} className="frame-row">
            <i className="tick" data-done={at === 0 || undefined} />
            <span>
              {t(`tasks.${task}`)} <i className="who">{t(`people.${task}`)}</i>
            </span>
            <small>{weekday(days)}</small>
          </span>
        ))}
        <p className="away">
          <b>{t('away')}</b> {t('vacation', { day: day(AWAY) })}
        </p>
      </div>
    </ProductWindow>
  )
}

/** A conversation about a document, and the card of the person whom it concerns. */
const CommunicationPicture = async ({
  locale,
  documents,
}: Pick<SectionProps, 'locale' | 'documents'>) => {
  const t = await getTranslations({ locale, namespace: 'features.pictures.communication' })
  return (
    <div className="conversation">
      <ProductWindow title={t('title')}>
        <div className="chat">
          <span className="frame-row said">
            <i className="file" />
            {documents.departments.production.titles[0]}
          </span>
          <p className="said">{t('question')}</p>
          <p className="said said-back">{t('answer')}</p>
        </div>
      </ProductWindow>
      <div className="leaf lifted contact-card">
        <b>{t('contact.name')}</b>
        <span>{t('contact.role')}</span>
        <span className="frame-row">
          <i className="file" />
          {documents.departments.production.titles[0]}
        </span>
        <span className="frame-row">
          <i className="tick" />
          {t('contact.meeting')}
        </span>
      </div>
    </div>
  )
}

/** A desk with a text, a spreadsheet, a note and a link on it. */
const DocumentsPicture = async ({
  locale,
  documents,
}: Pick<SectionProps, 'locale' | 'documents'>) => {
  const t = await getTranslations({ locale, namespace: 'features.pictures.documents' })
  const drawn = { words: documents, locale }
  return (
    <div className="paper-desk">
      <Sheet name="spreadsheet" {...drawn} />
      <Sheet name="letter" {...drawn} />
      <p className="sticky-note">{t('note')}</p>
      <p className="leaf lifted link-slip">
        <b>{t('link')}</b> {t('address')}
      </p>
    </div>
  )
}

type Group = (typeof PRODUCT_GROUPS)[number]
type Tool = Group['tools'][number]

/** Tools that have a page of their own besides their anchor here. */
const PAGES: Readonly<Partial<Record<Tool, 'library' | 'drive'>>> = {
  templates: 'library',
  'cloud-drive': 'drive',
}

const ToolEntry = async ({ tool, locale, claims }: SectionProps & { tool: Tool }) => {
  const t = await getTranslations({ locale, namespace: 'features' })
  const menus = await getTranslations({ locale, namespace: 'menus.tools' })
  const page = PAGES[tool]
  return (
    <div id={tool} className="tool">
      <h3 className="text-title">{menus(tool)}</h3>
      <p>
        {t(`tools.${tool}`, claims)}{' '}
        {page ? (
          <SiteLink to={page} locale={locale} className="link">
            {t(`pages.${page}`)}
          </SiteLink>
        ) : null}
      </p>
    </div>
  )
}

const ToolGroup = async ({ group, ...props }: SectionProps & { group: Group }) => {
  const { locale, documents, signUp } = props
  const t = await getTranslations({ locale, namespace: 'features' })
  const menus = await getTranslations({ locale, namespace: 'menus.groups' })
  const pictures: Record<Group['id'], ReactNode> = {
    team: <TeamPicture locale={locale} />,
    communication: <CommunicationPicture locale={locale} documents={documents} />,
    work: <WorkPicture locale={locale} />,
    documents: <DocumentsPicture locale={locale} documents={documents} />,
  }
  const heading = `group-${group.id}`
  return (
    <section aria-labelledby={heading} className="tool-group" data-group={group.id}>
      <div className="container-page">
        <div className="tool-heading">
          <p className="group-tab">
            {menus(`${group.id}.title`)} <span>{menus(`${group.id}.tagline`)}</span>
          </p>
          <h2 id={heading} className="text-display tracking-tight">
            {t(`groups.${group.id}`)}
          </h2>
        </div>
        <div className="tool-list">
          {group.tools.map((tool) => (
            <ToolEntry key={tool} tool={tool} {...props} />
          ))}
        </div>
        <div className="tool-picture" aria-hidden="true">
          {pictures[group.id]}
        </div>
        {/* Halfway down a long page. */}
        {group.id === 'work' ? (
          <div className="tool-action">
            {signUp({ className: buttonClasses('primary'), children: t('action') })}
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** The tools in the groups of the products menu, each group with a picture of its own (S2 §2.6). */
export const ToolGroups = (props: SectionProps) =>
  PRODUCT_GROUPS.map((group) => <ToolGroup key={group.id} group={group} {...props} />)
