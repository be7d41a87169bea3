import type { ReactNode } from 'react'
import { buttonClasses } from './button-classes.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'

type Props = {
  id: string
  title: string
  /** Name of the control that closes it. */
  close: string
  /** Stands around the card, on the mask. */
  behind?: ReactNode
  /** The content that scrolls below the heading. */
  children: ReactNode
}

/** A sheet over the page that a link opens: a heading, the way out beside it, and below both what it shows (S2 §2.8). */
export const SheetDialog = ({ id, title, close, behind, children }: Props) => {
  const titleId = `${id}-title`
  return (
    <Dialog id={id} labelledBy={titleId} isOpen={false}>
      {behind}
      <div className="card sheet-card" data-card="">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        <button type="button" className={buttonClasses('text')} aria-label={close} data-close="">
          <Icon name="cross" />
        </button>
        {children}
      </div>
    </Dialog>
  )
}
