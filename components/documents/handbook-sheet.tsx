import { FillIn } from './fill-in.tsx'
import { SheetFrame } from './sheet-frame.tsx'

const PAGES = [3, 6, 9, 14, 21] as const

type Props = {
  words: { title: string; note: string; chapters: readonly string[]; text: string }
  tab?: string | undefined
}

/** The contents page of a handbook. */
export const HandbookSheet = ({ words, tab }: Props) => (
  <SheetFrame title={words.title} note={<FillIn text={words.note} />} tab={tab}>
    <table>
      <tbody>
        {words.chapters.map((chapter, at) => (
          <tr key={PAGES[at]}>
            <td>{chapter}</td>
            <td>{PAGES[at]}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      <FillIn text={words.text} />
    </p>
  </SheetFrame>
)
