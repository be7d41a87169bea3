import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toString } from 'hast-util-to-string'
import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { Icon } from '#components/ui/icon.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import type { LegalDocumentName } from '../legal-documents.ts'
import { loadLegalDocument } from '../server/legal-document.ts'

type HeadingLink = { id: string; title: string }

type LegalContentsProps = { title: string; headings: readonly HeadingLink[] }

const NUMBERED = /^(\d+\.\s+)(.*)$/

const Entry = ({ title }: { title: string }) => {
  const [, number, words] = NUMBERED.exec(title) ?? []
  if (!number) return title
  return (
    <>
      <span className="legal-number">{number}</span>
      {words}
    </>
  )
}

/**
 * The table of contents of a legal text: folded up on narrow screens, where it would stand between a reader and the text;
 * beside the text on wide ones, where the sheet shows its list at all times.
 */
const LegalContents = ({ title, headings }: LegalContentsProps) => (
  <nav
    aria-label={title}
    className="legal-contents"
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- beside a long text it scrolls, which takes the focus of a keyboard
    tabIndex={0}
  >
    <h2 aria-hidden="true" className="text-title">
      {title}
    </h2>
    <details>
      <summary>
        {title}
        <Icon name="plus" className="text-action" />
      </summary>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>
              <Entry title={heading.title} />
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
)

/** The second-level headings of an HTML tree, for a table of contents. */
const headingList = ({ children }: Root): HeadingLink[] =>
  children.flatMap((node) => {
    if (node.type !== 'element' || node.tagName !== 'h2') return []
    const { id } = node.properties
    return typeof id === 'string' ? [{ id, title: toString(node) }] : []
  })

/** A link in a frame: what is not of this text opens beside the page that shows the frame. */
const OutwardLink = ({ href = '', children }: ComponentProps<'a'>) =>
  href.startsWith('#') ? (
    <a href={href}>{children}</a>
  ) : (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )

type Props = {
  locale: Locale
  name: LegalDocumentName
  title: string
  /** Whether it is shown in a frame: the text alone, whose links open outside (S2 §2.2). */
  isFramed?: boolean
  /** Sections behind the text, as the table of contents lists them. */
  sections?: readonly HeadingLink[]
  children?: ReactNode
}

const YEAR = /^\d{4}$/

/** A legal text with its revision date and a table of contents (S1 §2 "Terms and privacy links"). */
export const LegalArticle = async (props: Props) => {
  const { locale, name, title, isFramed = false, sections = [], children } = props
  const t = await getTranslations({ locale, namespace: 'legal' })
  const { revised, body } = await loadLegalDocument(locale, name)
  const date = new Date(revised)
  return (
    <article className="beside legal container-page">
      <header>
        <h1 className="tracking-tight">{title}</h1>
        <p className="mt-3 text-small text-ink-mute">
          <time dateTime={revised}>
            {YEAR.test(revised)
              ? t('revisedIn', { date })
              : t('revised', {
                  day: dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date),
                })}
          </time>
        </p>
      </header>
      {isFramed ? null : (
        <LegalContents title={t('contents')} headings={[...headingList(body), ...sections]} />
      )}
      <div className="legal-text">
        {toJsxRuntime(body, {
          Fragment,
          jsx,
          jsxs,
          components: isFramed ? { a: OutwardLink } : {},
        })}
        {children}
      </div>
    </article>
  )
}
