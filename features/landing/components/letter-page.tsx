type Props = { quote: string; name: string; trade: string }

/** A customer's letter on a sheet of its own: his words, then who signed. */
export const LetterPage = ({ quote, name, trade }: Props) => (
  <figure className="rotate-1 rounded-sheet border border-line bg-sheet p-8 shadow-lift md:p-12">
    <blockquote className="font-serif text-title">
      <p>“{quote}”</p>
    </blockquote>
    <figcaption className="mt-8 border-t border-line pt-4">
      <span className="block font-semibold">{name}</span>
      <span className="text-small text-ink-mute">{trade}</span>
    </figcaption>
  </figure>
)
