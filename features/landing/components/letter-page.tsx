import { LetterSignature } from '#components/sections/letter-signature.tsx'
import type { DocumentWords } from '#lib/i18n/document-words.ts'

type Props = {
  letter: { greeting: string; quote: string; name: string; trade: string; isSample: boolean }
  words: DocumentWords
}

/** A customer's letter: the words, then who signed, and that it is an example where it is ours. */
export const LetterPage = ({ letter, words }: Props) => (
  <figure className="letter rotate-1 text-title md:p-10">
    <blockquote>
      <p className="md:min-h-14 md:pe-20">{letter.greeting}</p>
      <p>{letter.quote}</p>
    </blockquote>
    <LetterSignature
      name={letter.name}
      trade={letter.trade}
      example={letter.isSample ? words.exampleLetter : undefined}
    />
  </figure>
)
