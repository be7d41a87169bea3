import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = { items: readonly ReactNode[]; className?: string }

/** Short assurances, each with a tick. */
export const CheckList = ({ items, className = '' }: Props) => (
  <ul className={className}>
    {items.map((item, index) => (
      <li key={index} className="flex items-baseline gap-2">
        <Icon name="check" className="nudged text-action" />
        <span>{item}</span>
      </li>
    ))}
  </ul>
)
