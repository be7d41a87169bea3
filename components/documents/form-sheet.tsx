import { SheetFrame } from './sheet-frame.tsx'

type Props = {
  words: { title: string; fields: readonly string[]; choices: readonly string[] }
  tab?: string | undefined
}

/** A form with lines to write on and boxes to tick; the first one is ticked. */
export const FormSheet = ({ words, tab }: Props) => (
  <SheetFrame title={words.title} tab={tab}>
    {words.fields.map((field) => (
      <span key={field} className="blank">
        {field}
      </span>
    ))}
    <p>
      {words.choices.map((choice) => (
        <span key={choice} className="box">
          {choice}
        </span>
      ))}
    </p>
    <span className="lines" />
  </SheetFrame>
)
