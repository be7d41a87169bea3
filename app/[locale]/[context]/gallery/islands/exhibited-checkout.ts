import { hydrate } from '#app/islands/hydrate.ts'
import { ExhibitedCheckout } from '../checkout/[state]/exhibited-checkout.tsx'

export const start = hydrate(ExhibitedCheckout)
