import type { ReactNode } from 'react'

type Props = { className?: string; children: ReactNode }

/** The page's column: 1200 px at most, with the gutters of the screen. */
export const Container = ({ className = '', children }: Props) => (
  <div className={`container-page ${className}`}>{children}</div>
)
