import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'

type Props = {
  /** Where one is, in the bar of the window. */
  title: string
  /** What the search field asks for, or holds. */
  search?: string
  className?: string
  children: ReactNode
}

/** A drawn window of the product; for the eye alone, so its section says in words what it shows. */
export const ProductWindow = ({ title, search, className = '', children }: Props) => (
  <div className={`window ${className}`} aria-hidden="true">
    <div className="window-bar">
      <b>{title}</b>
      {search ? (
        <span className="window-search">
          <Icon name="search" />
          {search}
        </span>
      ) : null}
    </div>
    {children}
  </div>
)
