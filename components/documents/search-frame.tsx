type Props = { query: string; titles: readonly string[] }

/** A search as it looks in the app: what is asked for, and the documents that it finds. */
export const SearchFrame = ({ query, titles }: Props) => (
  <div className="frame">
    <span className="frame-search">{query}</span>
    {titles.map((title) => (
      <span key={title} className="frame-row">
        <i className="file" />
        {title}
      </span>
    ))}
  </div>
)
