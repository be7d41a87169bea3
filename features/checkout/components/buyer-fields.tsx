import { TextField } from '#components/form/text-field.tsx'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
import { typedLine } from '#lib/util/typed-text.ts'
import { isPrinted } from '../printed-letters.ts'
import type { CheckoutWords } from '../words.ts'
import type { CheckoutFormControls } from './behaviour/use-checkout-form.ts'

export type PartProps = {
  words: CheckoutWords
  form: CheckoutFormControls
  isBusy: boolean
}

type TextName =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'nameOnCard'
  | 'phone'
  | 'company'
  | 'taxNumber'
  | 'street'
  | 'city'
  | 'postalCode'

/** What a receipt says of the buyer. */
const PRINTED: readonly TextName[] = ['firstName', 'lastName', 'company', 'street', 'city']

/** What every text field of the checkout has: its label says what is wrong (S1 §4), a hint what is good to know, and what is sent stays as it is. */
export const textFieldOf = (name: TextName, { words, form, isBusy }: PartProps) => {
  const { label, wrong, ...more } = words.fields[name]
  const hasError = form.errors[name] !== undefined
  const isBoxed = PRINTED.includes(name) && !isPrinted(typedLine(form.draft[name]))
  const hint = isBoxed ? words.unprinted : 'hint' in more && more.hint
  const id = `checkout-${name}`
  return {
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

/** Who buys: address, name, telephone (S2 §3 "Payment form fields"). */
export const BuyerFields = (props: PartProps) => (
  <fieldset className="leaf checkout-part">
    <legend>{props.words.parts.buyer}</legend>
    <TextField
      {...textFieldOf('email', props)}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={EMAIL_MAX_LENGTH}
      required
    />
    <div className="checkout-pair">
      <TextField
        {...textFieldOf('firstName', props)}
        autoComplete="given-name"
        maxLength={60}
        required
      />
      <TextField
        {...textFieldOf('lastName', props)}
        autoComplete="family-name"
        maxLength={60}
        required
      />
    </div>
    <TextField
      {...textFieldOf('phone', props)}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      maxLength={25}
    />
  </fieldset>
)
