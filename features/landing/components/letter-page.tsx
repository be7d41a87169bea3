type Props = { letter: { greeting: string; quote: string; name: string; trade: string } }

/** A customer's letter: his words, then who signed. */
export const LetterPage = ({ letter }: Props) => (
  <figure className="letter rotate-1 md:p-12">
    <blockquote>
      <p>{letter.greeting}</p>
      <p className="text-title">{letter.quote}</p>
    </blockquote>
    <figcaption>
      <strong>{letter.name}</strong>
      <span>{letter.trade}</span>
    </figcaption>
  </figure>
)
