import { TextField } from '#components/form/text-field.tsx'
import { EMAIL_MAX_LENGTH } from '#lib/config/constants.ts'
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

/** What every text field of the checkout has: its label says what is wrong (S1 §4), and what is sent stays as it is. */
export const textFieldOf = (name: TextName, { words, form, isBusy }: PartProps) => {
  const { label, wrong } = words.fields[name]
  const hasError = form.errors[name] !== undefined
  return {
    ...form.listen(name),
    id: `checkout-${name}`,
    label: hasError ? wrong : label,
    hasError,
    readOnly: isBusy,
  }
}

/** Who buys: address, name, telephone (S2 §3 "Payment form fields"). */
export const BuyerFields = (props: PartProps) => (
  <fieldset className="checkout-part">
    <legend>{props.words.parts.buyer}</legend>
    <TextField
      {...textFieldOf('email', props)}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={EMAIL_MAX_LENGTH}
      aria-describedby="checkout-email-hint"
      required
      hint={
        <p id="checkout-email-hint" className="checkout-hint">
          {props.words.fields.email.hint}
        </p>
      }
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
