import type { ReactNode } from 'react'

type Props = {
  /** Three to five sheets, the largest first. */
  children: ReactNode
  className?: string
}

/** A desk seen from above, sheets lying about on it. */
export const SheetDesk = ({ children, className = '' }: Props) => (
  <div className={`sheet-desk ${className}`} aria-hidden="true">
    {children}
  </div>
)
