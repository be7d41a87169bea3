import { keysOf } from '#lib/util/keys-of.ts'

/**
 * The numbers that the reference payment service takes, all of Visa's and Mastercard's test ranges; any other is refused before
 * anything is sent. What each does is what a real card would.
 */
export const TEST_CARDS = {
  succeeds: '4242424242424242',
  succeedsMastercard: '5555555555554444',
  /** The others were issued in the United States. */
  canadian: '4000001240000000',
  declined: '4000000000000002',
  /** Wants 3-D Secure, and then succeeds or fails as the buyer answers. */
  secure: '4000002500003155',
  /** Stays pending for some seconds and then succeeds. */
  slow: '4000000000000077',
  /** Stays pending for longer than a page waits, and then succeeds. */
  verySlow: '4000000000003220',
  /** Stays pending for some seconds and then fails. */
  failsLater: '4000000000000341',
  /** The provider says that it received nothing (S2 §8 "no-payment"). */
  noPayment: '4000000000009995',
  /** The call itself fails (S2 §8 "Buy call fails"). */
  breaks: '4000000000000119',
  /** The first charge succeeds, and each later one is declined until the card is changed. */
  failsAtRenewal: '4000000000000036',
  /** The first later charge is declined, and those after it succeed. */
  failsOnceAtRenewal: '4000000000000044',
  /** Charges succeed, and some seconds later their buyer asks the bank for the money back. */
  disputed: '4000000000000259',
} as const

/** The country that issued a test card. */
export const countryOfCard = (card: TestCard): string => (card === 'canadian' ? 'CA' : 'US')

/** The behaviour of a test card; nothing else of its number is kept. */
export type TestCard = keyof typeof TEST_CARDS

/** The name of a test card on file, by its last four digits. */
export const labelOfCard = (card: TestCard): string =>
  `${card === 'succeedsMastercard' ? 'Mastercard' : 'Visa'} ···· ${TEST_CARDS[card].slice(-4)}`

export const TEST_CARD_IDS = keysOf(TEST_CARDS)
