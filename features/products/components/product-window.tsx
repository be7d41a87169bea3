import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'

type Props = {
  /** The place, in the bar of the window. */
  title: string
  /** The placeholder or the text of the search field. */
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
