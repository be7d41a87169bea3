import type { ReactNode } from 'react'

type Props = {
  id: string
  /** Id of the heading that names the dialog. */
  labelledBy: string
  /** Whether it stands open in the HTML. */
  isOpen: boolean
  /** The card, marked with `data-card`; what carries `data-close` in it closes the dialog. */
  children: ReactNode
}

/** A card over the page, as it also stands without script; a behaviour of the page opens it, and `attachClosing` brings it to life (S1 §2). */
export const Dialog = ({ id, labelledBy, isOpen, children }: Props) => (
  <dialog
    id={id}
    // Closed is an absent attribute, so that React never closes what showModal() opened.
    open={isOpen || undefined}
    aria-labelledby={labelledBy}
    className="overlay"
    // Page script opens it before React is there.
    data-fade={isOpen ? undefined : ''}
  >
    {children}
  </dialog>
)
