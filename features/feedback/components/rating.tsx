export type RatingWords = {
  legend: string
  /** What the lowest and the highest mark mean. */
  low: string
  high: string
  /** What the marks are called, read aloud; the lowest one first. */
  marks: readonly string[]
}

/** Marks in a row, none of them chosen ahead; a visitor may leave them all. */
export const Rating = ({ legend, low, high, marks }: RatingWords) => (
  <fieldset>
    <legend className="text-small font-semibold">{legend}</legend>
    <div className="mt-3 flex max-w-form justify-between">
      {marks.map((name, index) => (
        <label key={name} className="field-switch">
          <input type="radio" name="rating" value={index + 1} aria-label={name} />
          {index + 1}
        </label>
      ))}
    </div>
    <p className="mt-2 flex max-w-form justify-between text-small text-ink-soft" aria-hidden="true">
      <span>{low}</span>
      <span>{high}</span>
    </p>
  </fieldset>
)
