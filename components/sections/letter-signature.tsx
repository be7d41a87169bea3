type Props = {
  name: string
  trade: string
  /** Says that the letter is an example; left out where a customer wrote it. */
  example?: string | undefined
}

/** Who signed a customer's letter, with the mark of one whose words are ours. */
export const LetterSignature = ({ name, trade, example }: Props) => (
  <figcaption>
    <strong>{name}</strong>
    <span>{trade}</span>
    {example === undefined ? null : <small>{example}</small>}
  </figcaption>
)
