type Props = { name: string }

/** The mark, an open box with a page standing in it, and the name beside it. */
export const Logo = ({ name }: Props) => (
  <span className="logo">
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <path className="fill-sheet stroke-ink" strokeWidth="2" d="M9 3h11l4 4v16H9z" />
      <path className="fill-marker" d="M12.5 8h6v2.4h-6z" />
      <path className="fill-action" d="M2 15h28v11a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z" />
      <path className="fill-sheet" d="M11.5 19.5h9v2.6h-9z" />
    </svg>
    <span className="logo-name">{name}</span>
  </span>
)
