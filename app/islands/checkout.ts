import { CheckoutForm } from '#features/checkout/components/checkout-form.tsx'
import { hydrate } from './hydrate.ts'

export const start = hydrate(CheckoutForm)
