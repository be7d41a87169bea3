/** The punctuation that follows the phrase stays on its line. */
const MARKED = /^(.*?)(\s*)\*\*(.+?)\*\*(\p{P}*)(\s*)(.*)$/u

/** The promise of a record, its **marked** phrase underlined in marigold. */
export const OfferHeadline = ({ text }: { text: string }) => {
  const [, before, space, phrase, stop, gap, after] = MARKED.exec(text) ?? []
  if (!phrase) return text
  return (
    <>
      {before ? <span className="unmarked">{before}</span> : null}
      {space}
      <span className="marked">
        <mark className="marker">{phrase}</mark>
        {stop}
      </span>
      {gap}
      {after ? <span className="unmarked">{after}</span> : null}
    </>
  )
}
