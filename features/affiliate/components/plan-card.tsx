type Props = {
  name: string
  users: string
  price: string
  note: string
  /** Words of the marigold tab at the card's edge. */
  tab?: string
}

/** A plan as an index card: its name, whom it is for, and what it costs. */
export const PlanCard = ({ name, users, price, note, tab }: Props) => (
  <li className="sheet p-8">
    <h2 className="text-title">{name}</h2>
    <p className="text-ink-soft">{users}</p>
    <p className="mt-8 font-serif text-display font-semibold tracking-tight">{price}</p>
    <p className="mt-1 text-small text-ink-soft">{note}</p>
    {tab ? (
      <span className="tab text-small" aria-hidden="true">
        {tab}
      </span>
    ) : null}
  </li>
)
