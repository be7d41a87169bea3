import type { AttemptRefusal } from '#features/checkout/purchase-contract.ts'
import { ProblemError } from '#services/http/problem-error.ts'

/** There is no purchase, or no attempt of that number. */
export const noPurchase = () =>
  new ProblemError({
    status: 404,
    title: 'No such purchase',
    detail: 'There is no purchase under this id, or no attempt of this number: begin another one.',
  })

/** The id stands for a purchase of something else. */
export const otherPurchase = () =>
  new ProblemError({
    status: 409,
    code: 'other-purchase',
    title: 'Purchase id reused',
    detail: 'This id came with another payload before: use a new id for a new purchase.',
  })

/** The refusal of an amount that does not follow from the quote. */
export const badSums = (fields: string[]) =>
  new ProblemError({
    status: 422,
    title: 'Sums that do not agree',
    detail:
      'Send the plan of the purchase, the seats of the quote, and as total its amount with the taxes.',
    fields,
  })

const refusal = (code: AttemptRefusal, words: { title: string; detail: string }) =>
  new ProblemError({ status: 409, code, ...words })

/** Nobody pays twice for one purchase. */
export const alreadyPaid = () =>
  refusal('already-paid', {
    title: 'Already paid',
    detail: 'The purchase has been paid for: show what became of it.',
  })

/** The account of an address has a licence (S2 §8); the title is logged by callers, so the address stands in `detail` alone. */
export const activeLicence = (email: string) =>
  refusal('active-licence', {
    title: 'Active license already exist against the {emailId}.',
    detail: `Active license already exist against the ${email}.`,
  })

/** An attempt to pay has not ended and could not be ended (docs/decisions/039). */
export const attemptOpen = () =>
  refusal('attempt-open', {
    title: 'Another attempt to pay is open',
    detail: 'It is with the bank, or the provider does not answer: wait until it is decided.',
  })

/** A package is for one order, and somebody has paid with it, or is paying. */
export const packageUsed = () =>
  refusal('package-used', {
    title: 'The package is used',
    detail: 'It is paid for, or being paid for, by another purchase: choose a plan without it.',
  })

/** The provider speaks of a charge that is not the attempt's. */
export const otherCharge = () =>
  new ProblemError({
    status: 409,
    code: 'other-charge',
    title: 'The charge is not that of the attempt',
    detail: 'Its amount, currency or payment is another: nothing was made, a person has to look.',
  })

/** Site and services take money by two providers. */
export const otherProvider = () =>
  new ProblemError({
    status: 503,
    title: 'Another payment provider',
    detail: 'Give site and services the same keys of Stripe, or none: nothing was charged.',
  })
