import { Icon } from './icon.tsx'

type Props = { items: readonly string[]; className?: string }

/** Short assurances, each with a tick. */
export const CheckList = ({ items, className = '' }: Props) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item} className="flex items-baseline gap-2">
        <Icon name="check" className="nudged text-action" />
        {item}
      </li>
    ))}
  </ul>
)
