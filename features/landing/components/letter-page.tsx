type Props = { letter: { greeting: string; quote: string; name: string; trade: string } }

/** A customer's letter: his words, then who signed. */
export const LetterPage = ({ letter }: Props) => (
  <figure className="letter rotate-1 text-title md:p-10">
    <blockquote>
      <p className="md:min-h-14 md:pe-20">{letter.greeting}</p>
      <p>{letter.quote}</p>
    </blockquote>
    <figcaption>
      <strong>{letter.name}</strong>
      <span>{letter.trade}</span>
    </figcaption>
  </figure>
)
