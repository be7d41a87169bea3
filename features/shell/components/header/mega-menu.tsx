import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'

type Props = {
  title: string
  /** Whether the page is one of those that it leads to. */
  isHere: boolean
  /** Lies beside the groups. */
  sheet: ReactNode
  /** Under that sheet: what it is, and where there are more. */
  caption: ReactNode
  children: ReactNode
}

/** A menu of the bar that hangs under it, or stands in the drawer of small screens: a disclosure that needs no script (S2 §2.6). */
export const MegaMenu = ({ title, isHere, sheet, caption, children }: Props) => (
  <li>
    <details className="mega" name="mega">
      <summary className="button button-text" aria-current={isHere || undefined}>
        {title}
        <Icon name="down" />
      </summary>
      <div className="mega-panel">
        <div className="container-page mega-groups">
          {children}
          <div className="mega-sheet">
            <div className="rotate-2" aria-hidden="true">
              {sheet}
            </div>
            <p className="mt-4">{caption}</p>
          </div>
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
}

/** A group of a mega menu, like the cards behind one tab of an index. */
export const MegaGroup = ({ title, tagline, drawing, links }: GroupProps) => (
  <section className="mega-group">
    {drawing}
    <p className="mega-title">{title}</p>
    {tagline ? <p className="text-tiny text-ink-mute">{tagline}</p> : null}
    <ul>
      {links.map(({ key, link }) => (
        <li key={key}>{link}</li>
      ))}
    </ul>
  </section>
)
