export type NavigationItem = { label: string; url: string }

type Props = { items: readonly NavigationItem[]; className?: string }

/** Links of a menu; an address that starts with http leaves the site (S2 §2.6). */
export const NavigationList = ({ items, className = '' }: Props) => (
  <ul className={className}>
    {items.map(({ label, url }) => (
      <li key={url}>
        <a
          href={url}
          rel={url.startsWith('http') ? 'external' : undefined}
          className="button button-text"
        >
          {label}
        </a>
      </li>
    ))}
  </ul>
)
