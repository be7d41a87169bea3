import type { ReactNode } from 'react'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { AFFILIATE_PROGRAMME } from '#lib/config/affiliate-programme.ts'
import { PLACEHOLDER } from '../materials/ids.ts'
import type { LinkNumbers } from '../materials/link-template.ts'
import { TEMPLATE_NUMBERS } from '../materials/link-template.ts'

type Props = {
  id: string
  label: string
  copy: string
  /** Lines that the text needs; one makes a field of one line. */
  rows: number
  /** The text for given numbers. */
  text: (numbers: LinkNumbers) => string
  /** Further actions beside the copy button. */
  children?: ReactNode
}

const UNFILLED: LinkNumbers = {
  offer: `${AFFILIATE_PROGRAMME.defaultOfferId}`,
  affiliate: PLACEHOLDER,
}

/** A text to take along: to be selected by hand, and with script to be copied with the affiliate's numbers in it. */
export const CopyField = ({ id, label, copy, rows, text, children }: Props) => (
  <div className="field">
    <label htmlFor={id}>
      <span>{label}</span>
    </label>
    <textarea
      id={id}
      rows={rows}
      readOnly
      spellCheck={false}
      data-template={text(TEMPLATE_NUMBERS)}
      defaultValue={text(UNFILLED)}
      className="text-small"
    />
    <div className="invisible flex flex-wrap gap-3" data-needs-script="">
      <button type="button" className={buttonClasses('outlined')} data-copies={id}>
        {copy}
      </button>
      {children}
    </div>
  </div>
)
