import { TextField } from '#components/form/text-field.tsx'
import { typedLine } from '#lib/util/typed-text.ts'
import { buyerControl, type BuyerField } from '../buyer-fields.ts'
import { isPrinted } from '../printed-letters.ts'
import type { CheckoutWords } from '../words.ts'
import type { CheckoutFormControls } from './behaviour/use-checkout-form.ts'

export type PartProps = {
  words: CheckoutWords
  form: CheckoutFormControls
  isBusy: boolean
}

type TextName = Exclude<BuyerField, 'country' | 'province'>

/** The buyer's fields on a receipt. */
const PRINTED: readonly TextName[] = ['firstName', 'lastName', 'company', 'street', 'city']

/** The props of every text field of the checkout: its label holds the error (S1 §4), a hint the advice, and a text that was sent stays as it is. */
export const textFieldOf = (name: TextName, { words, form, isBusy }: PartProps) => {
  const { label, wrong, ...more } = words.fields[name]
  const hasError = form.errors[name] !== undefined
  const isBoxed = PRINTED.includes(name) && !isPrinted(typedLine(form.draft[name]))
  const hint = isBoxed ? words.unprinted : 'hint' in more && more.hint
  const id = `checkout-${name}`
  return {
    ...buyerControl(name),
    ...form.listen(name),
    id,
    label: hasError ? wrong : label,
    hasError,
    readOnly: isBusy,
    ...(hint && {
      'aria-describedby': `${id}-hint`,
      hint: (
        <p id={`${id}-hint`} className="checkout-hint">
          {hint}
        </p>
      ),
    }),
  }
}

/** The fields of the buyer: address, name, telephone (S2 §3 "Payment form fields"). */
export const BuyerFields = (props: PartProps) => (
  <fieldset className="leaf checkout-part">
    <legend>{props.words.parts.buyer}</legend>
    <TextField {...textFieldOf('email', props)} />
    <div className="checkout-pair">
      <TextField {...textFieldOf('firstName', props)} />
      <TextField {...textFieldOf('lastName', props)} />
    </div>
    <TextField {...textFieldOf('phone', props)} />
  </fieldset>
)
