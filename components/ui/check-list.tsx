import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const Row = ({ children }: { children: ReactNode }) => (
  <li className="flex items-baseline gap-2">
    <Icon name="check" className="nudged text-action" />
    {children}
  </li>
)

type Props = {
  items: readonly string[]
  className?: string
  /** One more, with a link in it. */
  children?: ReactNode
}

/** Short assurances, each with a tick. */
export const CheckList = ({ items, className = '', children }: Props) => (
  <ul className={className}>
    {items.map((item) => (
      <Row key={item}>{item}</Row>
    ))}
    {children ? <Row>{children}</Row> : null}
  </ul>
)
