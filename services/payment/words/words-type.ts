/** Every text of the payment service's pages in one language; names in braces are filled in. */
export type PaymentWords = {
  /** Says honestly what this is, on each page. */
  standIn: string
  /** The card frame. */
  frameTitle: string
  cardNumber: string
  /** The label's own text where the field is wrong (S1 §4). */
  cardNumberWrong: string
  notATestCard: string
  month: string
  monthWrong: string
  year: string
  yearWrong: string
  expired: string
  cvc: string
  cvcWrong: string
  /** Over the list of test cards. */
  testCards: string
  /** Any date in the future, any code. */
  testCardsHint: string
  /** What each test card does. */
  cardDoes: {
    succeeds: string
    declined: string
    secure: string
    slow: string
    failsLater: string
    verySlow: string
    noPayment: string
    breaks: string
    failsAtRenewal: string
    failsOnceAtRenewal: string
    disputed: string
  }
  needsScript: string
  /** The bank's page, 3-D Secure. */
  challengeTitle: string
  challengeText: string
  confirm: string
  refuse: string
  /** The approval in PayPal's manner. */
  approveTitle: string
  approveText: string
  approve: string
  cancel: string
  /** Pretends that the money never came. */
  nothingCame: string
  /** Names in the list of facts. */
  amount: string
  purpose: string
  /** Where an answer was given already, or came too late. */
  overTitle: string
  overText: string
  back: string
  missingTitle: string
  missingText: string
  failedTitle: string
  failedText: string
}
