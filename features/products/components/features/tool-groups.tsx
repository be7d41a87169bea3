import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Sheet } from '#components/documents/sheet.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { PRODUCT_GROUPS } from '#features/shell/menus.ts'
import { ProductWindow } from '../product-window.tsx'
import { TeamPicture } from './team-picture.tsx'
import { WorkPicture } from './work-picture.tsx'

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
