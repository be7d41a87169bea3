import type { ComponentProps } from 'react'
import { TextField } from '#components/form/text-field.tsx'
import type { Money } from '#features/pricing/money.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { CheckoutPage } from '../checkout-machine.ts'
import type { PaymentMethod } from '../payment-terms.ts'
import { textFieldOf, type PartProps } from './buyer-fields.tsx'
import type { CardEntryProps } from './card/card-entry.ts'
import { CardSlot } from './card/card-slot.tsx'

type Props = PartProps & {
  language: Locale
  page: CheckoutPage
  takesPayPal: boolean
  onEntry: CardEntryProps['onEntry']
}

type MethodProps = ComponentProps<'input'> & { value: PaymentMethod; label: string; note: string }

const Method = ({ label, note, ...input }: MethodProps) => {
  const id = `checkout-method-${input.value}`
  return (
    <label className="checkout-method">
      <input type="radio" {...input} aria-describedby={id} />
      <span>
        <b>{label}</b>
        <span id={id}>{note}</span>
      </span>
    </label>
  )
}

/** The total as the buyer sees it: without taxes until the place is known. */
const chargedOf = ({ totals, view }: CheckoutPage): Money | null => {
  const sum = totals ?? view
  return sum && { amount: sum.total, currency: sum.currency }
}

/** The choice of payment (S2 §3, §9): a card, whose fields are the provider's own, or PayPal where it is on offer; without script PayPal alone. */
export const PaymentFields = (props: Props) => {
  const { words, form, isBusy, language, page, onEntry } = props
  const isCard = form.draft.method === 'card'
  const methodOf = (value: PaymentMethod) => ({ ...form.listen('method'), value })
  return (
    <fieldset className="leaf checkout-part">
      <legend>{words.parts.payment}</legend>
      <div role="radiogroup" aria-label={words.method.legend} className="checkout-methods">
        <Method
          {...methodOf('card')}
          data-scripted=""
          // Its fields come by script.
          disabled={!form.isHydrated || isBusy}
          label={words.method.card}
          note={words.method.cardNote}
        />
        {props.takesPayPal ? (
          <Method
            {...methodOf('paypal')}
            disabled={isBusy}
            label={words.method.paypal}
            note={words.method.paypalNote}
          />
        ) : null}
      </div>
      <div className="checkout-card" data-scripted="" hidden={form.isHydrated && !isCard}>
        <TextField {...textFieldOf('nameOnCard', props)} />
        <CardSlot
          cardEntry={page.view?.cardEntry}
          charged={chargedOf(page)}
          language={language}
          words={words.card}
          onEntry={onEntry}
        />
        <p className="checkout-hint">{words.card.safe}</p>
      </div>
    </fieldset>
  )
}
