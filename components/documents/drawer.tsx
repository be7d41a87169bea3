import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import type { Department } from '#lib/config/template-kinds.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { TitledSheet, type PictureOf } from './titled-sheet.tsx'

type Props = {
  name: string
  note: string
  /** Titles of the three sheets that stick out, the one in front last. */
  titles: readonly string[]
  pictureOf: PictureOf
  words: DocumentWords
  locale: Locale
  /** The department it is of, whose colour it wears. */
  of?: Department
  /** Whether the sheets at the back hold figures instead of text. */
  hasFigures?: boolean
  /** The label as a link, where the drawer leads somewhere. */
  link?: ReactNode
}

/** A drawer of the cabinet: its sheets stand above the front, which carries a label and a handle. */
export const Drawer = ({ name, note, titles, of, hasFigures = false, link, ...drawn }: Props) => (
  <div className={of ? `drawer of-${of}` : 'drawer'}>
    <div className="drawer-sheets" aria-hidden="true">
      {titles.map((title) => (
        <TitledSheet key={title} title={title} filler={hasFigures ? 'rows' : 'lines'} {...drawn} />
      ))}
    </div>
    <div className="drawer-front">
      <div className="plate">
        <h3>{link ?? name}</h3>
        <p>{note}</p>
      </div>
    </div>
  </div>
)
