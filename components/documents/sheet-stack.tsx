import type { ReactNode } from 'react'

type Props = { children: ReactNode; className?: string }

/** A pile: the sheet on top, and the edges of two more under it. */
export const SheetStack = ({ children, className = '' }: Props) => (
  <div className={`stack ${className}`} aria-hidden="true">
    {children}
  </div>
)
