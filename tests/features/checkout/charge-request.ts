import { randomBytes } from 'node:crypto'
import type { ChargeRequest } from '#features/checkout/payment-contract.ts'

/** What a buyer of Basic in Quebec asks a payment driver for, under a key of its own. */
export const chargeRequest = (changes: Partial<ChargeRequest> = {}): ChargeRequest => ({
  key: `${randomBytes(16).toString('hex')}-1`,
  amount: 344_78,
  currency: 'USD',
  email: 'ann@company.example',
  language: 'fr',
  description: 'Business in a Box, Basic',
  method: 'card',
  methodToken: null,
  returnUrl: 'https://site.example/api/checkout/return',
  ...changes,
})
