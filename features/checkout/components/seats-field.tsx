import { fillText } from '#lib/util/fill-text.ts'
import type { CheckoutAnswer } from '../checkout-answers.ts'
import type { PartProps } from './buyer-fields.tsx'
import { SelectField } from './select-field.tsx'

/** For how many people the plan is bought, where it leaves that to the buyer (S2 §1). */
export const SeatsField = ({ words, form, isBusy, view }: PartProps & { view: CheckoutAnswer }) => {
  const { least, most } = view.seatChoice
  if (least === most) return null
  const counts = Array.from({ length: most - least + 1 }, (_none, index) => least + index)
  return (
    <div className="leaf checkout-part">
      <SelectField
        {...form.listen('seats')}
        id="checkout-seats"
        label={words.fields.seats.label}
        defaultValue={view.seats}
        disabled={isBusy}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count === 1
              ? words.people.one
              : fillText(words.people.other, { count: String(count) })}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
