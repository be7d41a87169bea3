type Props = {
  legend: string
  /** What the lowest and the highest mark mean. */
  low: string
  high: string
  /** What a mark is called, read aloud. */
  nameOf: (value: number) => string
}

const MARKS = [1, 2, 3, 4, 5]

/** Five marks in a row, none of them chosen ahead; a visitor may leave them all. */
export const Rating = ({ legend, low, high, nameOf }: Props) => (
  <fieldset>
    <legend className="text-small font-semibold">{legend}</legend>
    <div className="mt-3 flex max-w-form justify-between">
      {MARKS.map((value) => (
        <label key={value} className="field-switch">
          <input type="radio" name="rating" value={value} aria-label={nameOf(value)} />
          {value}
        </label>
      ))}
    </div>
    <p className="mt-2 flex max-w-form justify-between text-small text-ink-soft" aria-hidden="true">
      <span>{low}</span>
      <span>{high}</span>
    </p>
  </fieldset>
)
