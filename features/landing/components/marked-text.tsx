// The punctuation that follows the phrase stays on its line.
const MARKED = /^(.*?)\*\*(.+?)\*\*(\p{P}*)(.*)$/u

type Props = { text: string }

/** A headline whose **marked** phrase is underlined in marigold, on one line wherever one can hold it. */
export const MarkedText = ({ text }: Props) => {
  const [, before = text, phrase, stop = '', after = ''] = MARKED.exec(text) ?? []
  return (
    <>
      {before}
      {phrase ? (
        <span className="marked">
          <mark className="marker">{phrase}</mark>
          {stop}
        </span>
      ) : null}
      {after}
    </>
  )
}
