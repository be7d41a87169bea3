import type { ReactNode } from 'react'
import { PlainSheet } from '#components/documents/plain-sheet.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { Locale } from '#lib/config/locales.ts'

type Featured = {
  sheet: ReactNode
  /** Under the sheet: what it is, and where there are more. */
  caption: ReactNode
}

type Props = {
  title: string
  /** Whether the page is one of those that it leads to. */
  isHere: boolean
  /** Lies beside the groups. */
  featured?: Featured
  children: ReactNode
}

/** A menu of the bar that hangs under it, or stands in the drawer of small screens: a disclosure that needs no script (S2 §2.6). */
export const MegaMenu = ({ title, isHere, featured, children }: Props) => (
  <li>
    <details className="mega" name="mega">
      <summary className="button button-text" aria-current={isHere || undefined}>
        {title}
        <Icon name="down" />
      </summary>
      <div className="mega-panel">
        <div className="container-page mega-groups">
          {children}
          {featured ? (
            <div className="mega-sheet">
              <div className="rotate-2" aria-hidden="true">
                {featured.sheet}
              </div>
              <p className="mt-4">{featured.caption}</p>
            </div>
          ) : null}
        </div>
      </div>
    </details>
  </li>
)

type GroupProps = {
  title: string
  /** A line under the title. */
  tagline?: string
  drawing: ReactNode
  /** Each with its key. */
  links: readonly { key: string; link: ReactNode }[]
  /** A document of the group, which stands in the room below its links. */
  sheet?: SheetPicture
}

/** A drawn sheet of a menu: its title, in which language, and what stands under it. */
type SheetPicture = { title: string; locale?: Locale; picture: string | undefined }

/** A group of a mega menu, like the cards behind one tab of an index. */
export const MegaGroup = ({ title, tagline, drawing, links, sheet }: GroupProps) => (
  <section className="mega-group flex flex-col">
    {drawing}
    <p className="mega-title">{title}</p>
    {tagline ? <p className="text-tiny text-ink-mute">{tagline}</p> : null}
    <ul>
      {links.map(({ key, link }) => (
        <li key={key}>{link}</li>
      ))}
    </ul>
    {sheet ? (
      <div className="mega-peek" lang={sheet.locale} aria-hidden="true">
        <div className="-rotate-1">
          <PlainSheet title={sheet.title} picture={sheet.picture} />
        </div>
      </div>
    ) : null}
  </section>
)
