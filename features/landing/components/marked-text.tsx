const MARKED = /^(.*?)\*\*(.+?)\*\*(.*)$/

type Props = { text: string }

/** A headline whose **marked** phrase is underlined in marigold, however long its author made it. */
export const MarkedText = ({ text }: Props) => {
  const [, before = text, phrase, after = ''] = MARKED.exec(text) ?? []
  return (
    <>
      {before}
      {phrase ? <mark className="marker whitespace-normal">{phrase}</mark> : null}
      {after}
    </>
  )
}
