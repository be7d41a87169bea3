// The punctuation that follows the phrase stays on its line.
const MARKED = /^(.*?)(\s*)\*\*(.+?)\*\*(\p{P}*)(\s*)(.*)$/u

/**
 * The headline of a record, whose **marked** phrase is underlined in marigold, on one line wherever one can hold it. On a
 * narrow screen what stands around it wraps by itself, so that no line is left with one word.
 */
export const MarkedText = ({ text }: { text: string }) => {
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
