import { marker } from '#components/ui/marker.tsx'

const MARKED = /^(.*?)\*\*(.+?)\*\*(.*)$/

type Props = { text: string }

/** A headline whose **marked** phrase is underlined in marigold. */
export const MarkedText = ({ text }: Props) => {
  const [, before = text, phrase, after = ''] = MARKED.exec(text) ?? []
  return (
    <>
      {before}
      {phrase ? marker(phrase) : null}
      {after}
    </>
  )
}
