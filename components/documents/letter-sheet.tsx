import { FillIn } from './fill-in.tsx'
import { SheetFrame } from './sheet-frame.tsx'

type Props = {
  words: { title: string; greeting: string; paragraphs: readonly string[]; closing: string }
  tab?: string | undefined
}

/** A letter, signed. */
export const LetterSheet = ({ words, tab }: Props) => (
  <SheetFrame title={words.title} tab={tab}>
    {[words.greeting, ...words.paragraphs, words.closing].map((text) => (
      <p key={text.slice(0, 6)}>
        <FillIn text={text} />
      </p>
    ))}
    <span className="signature" />
  </SheetFrame>
)
