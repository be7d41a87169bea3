type Props = { quote: string; name: string; trade: string }

/** A customer's letter: his words, then who signed. */
export const LetterPage = ({ quote, name, trade }: Props) => (
  <figure className="letter rotate-1 md:p-12">
    <blockquote className="text-title">
      <p>{quote}</p>
    </blockquote>
    <figcaption>
      <strong>{name}</strong>
      <span>{trade}</span>
    </figcaption>
  </figure>
)
