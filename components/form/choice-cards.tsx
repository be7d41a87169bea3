import type { Locale } from '#lib/config/locales.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'

type Props = {
  locale: Locale
  name: string
  legend: string
  /** The legend's error while nothing is chosen that must be; page script puts it there. */
  wrong: string
  options: readonly { value: string; label: string; hint?: string }[]
  isRequired?: boolean
}

/** One choice of several as index cards; without script and style a list of radio buttons. */
export const ChoiceCards = ({
  locale,
  name,
  legend,
  wrong,
  options,
  isRequired = false,
}: Props) => (
  <fieldset className="choice-cards">
    <legend>
      <span>{legend}</span>
    </legend>
    <div>
      {options.map(({ value, label, hint }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} required={isRequired} data-wrong={wrong} />
          <span>
            {lineBreaks(label, locale)}
            {hint ? <small>{hint}</small> : null}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
