import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toString } from 'hast-util-to-string'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Locale } from '#lib/config/locales.ts'
import type { LegalDocumentName } from '../legal-documents.ts'
import { loadLegalDocument } from '../server/legal-document.ts'

type HeadingLink = { id: string; title: string }

/** The second-level headings of an HTML tree, for a table of contents. */
const headingList = ({ children }: Root): HeadingLink[] =>
  children.flatMap((node) => {
    if (node.type !== 'element' || node.tagName !== 'h2') return []
    const { id } = node.properties
    return typeof id === 'string' ? [{ id, title: toString(node) }] : []
  })

type Props = {
  locale: Locale
  name: LegalDocumentName
  title: string
  /** Sections behind the text, as the table of contents lists them. */
  sections?: readonly { id: string; title: string }[]
  children?: ReactNode
}

/** A legal text with its revision date and a table of contents (S1 §2 "Terms and privacy links"). */
export const LegalArticle = async ({ locale, name, title, sections = [], children }: Props) => {
  const t = await getTranslations({ locale, namespace: 'legal' })
  const { revised, body } = await loadLegalDocument(locale, name)
  return (
    <article className="legal container-page py-section">
      <header className="border-b border-line pb-8">
        <h1 className="tracking-tight">{title}</h1>
        <p className="mt-3 text-small text-ink-mute">{t('revised', { date: revised })}</p>
      </header>
      <nav aria-labelledby="contents" className="legal-contents">
        <h2 id="contents" className="text-title">
          {t('contents')}
        </h2>
        <ol>
          {[...headingList(body), ...sections].map((heading) => (
            <li key={heading.id}>
              <a href={`#${heading.id}`}>{heading.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-text">
        {toJsxRuntime(body, { Fragment, jsx, jsxs })}
        {children}
      </div>
    </article>
  )
}
