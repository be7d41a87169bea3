/** What an account reads about its subscription, details and address; names in braces are filled in. */
export type BillingWords = {
  title: string
  back: string
  /** The hub: what stands behind each link. */
  billingLink: string
  /** The same where there is no subscription. */
  freeLink: string
  emailLink: string
  mailLink: string
  closeLink: string
  plan: string
  period: string
  /** Names `{from}` and `{to}`. */
  periodText: string
  /** Names `{date}`, to when a late notice has moved the end. */
  periodGiven: string
  nextCharge: string
  /** Names `{amount}` and `{date}`. */
  nextLine: string
  /** Names `{date}`. */
  endsLine: string
  failedLine: string
  disputedLine: string
  /** Where an account has no subscription. */
  nothingLine: string
  /** Of an order from before subscriptions stood here; names `{plan}` and `{date}`. */
  olderLine: string
  olderLink: string
  /** Names `{amount}` and `{taxes}`. */
  taxLine: string
  /** The amount as the notice told it, and as the book has it before that. */
  told: string
  asBooked: string
  /** Names `{plan}`, `{users}` and `{date}`. */
  nextPlanLine: string
  keepPlan: string
  card: string
  /** Names `{label}` and `{month}`. */
  cardExpires: string
  cardUnknown: string
  change: string
  history: string
  renewal: string
  isOn: string
  isOff: string
  renewalOn: string
  stopLink: string
  /** Names `{date}`. */
  accessUntil: string
  stoppedText: string
  /** Names `{moment}` and `{email}`. */
  stopped: string
  resume: string
  /** Why it cannot be, while a year of the marketplace runs until `{date}`. */
  resumeLater: string
  stopTitle: string
  stopIntro: string
  /** What follows; names `{plan}` and `{date}`. */
  stopFollows: readonly string[]
  stopButton: string
  keep: string
  planTitle: string
  /** Back from a chosen plan to the list. */
  otherPlan: string
  planText: string
  planField: string
  /** What the prices of all plans are. */
  aYear: string
  beginsNow: string
  /** Of a smaller plan, and of one that is booked; names `{date}`. */
  beginsLater: string
  presentPlan: string
  goOn: string
  /** Names `{plan}` and `{users}`. */
  checkTitle: string
  /** The lines of the sum; name `{plan}` and `{users}`, the first `{date}` as well. */
  newUntil: string
  restOf: string
  payNow: string
  /** Names `{total}`. */
  payButton: string
  /** Names `{amount}` and `{date}`. */
  thenLine: string
  /** Of the present plan; name `{plan}` and `{users}`, the second `{date}` as well. */
  nowLine: string
  laterLine: string
  laterButton: string
  priceChanged: string
  declined: string
  /** What holds a change of plan back, until it is put right. */
  cannotChange: { stopped: string; 'past-due': string; disputed: string }
  charging: string
  chooseOne: string
  /** What has just been done, on the page that it leads to. */
  said: {
    resumed: string
    planned: string
    kept: string
    upgraded: string
    pending: string
    details: string
    card: string
  }
  awayTitle: string
  awayText: string
  detailsTitle: string
  detailsText: string
  /** Which letters a receipt has as a file, and which numbers count. */
  detailsLetters: string
  fields: {
    firstName: string
    lastName: string
    company: string
    street: string
    postalCode: string
    city: string
    country: string
    province: string
    taxNumber: string
  }
  noProvince: string
  optional: string
  /** Names `{fields}`. */
  wrong: string
  notServed: string
  save: string
  emailTitle: string
  /** Names `{email}`. */
  emailText: string
  newEmail: string
  emailWrong: string
  emailSame: string
  emailOften: string
  emailButton: string
  /** Names `{new}` and `{moment}`. */
  emailPending: string
  emailWithdraw: string
  emailWithdrawn: string
  /** For who has lost the present mailbox. */
  emailLost: string
  emailSentTitle: string
  /** Names `{old}` and `{new}`. */
  emailSent: string
  /** On a machine without a mail server. */
  emailHere: string
  confirmTitle: string
  /** Names `{old}` and `{new}`. */
  confirmText: string
  confirmButton: string
  halfTitle: string
  halfText: string
  doneTitle: string
  /** Names `{new}`. */
  doneText: string
  takenTitle: string
  takenText: string
  overTitle: string
  overText: string
  closeTitle: string
  /** The lesser step. */
  closeLess: string
  /** Names `{date}`. */
  closeLessText: string
  /** While an order may be withdrawn from; names `{order}` and `{date}`, its last day. */
  withdrawTitle: string
  withdrawText: string
  closeIntro: string
  /** Not said where a provider may go on charging by itself. */
  closeEnds: string
  closeFollows: readonly string[]
  /** Names `{date}`. */
  giveUp: string
  giveUpMissing: string
  closeButton: string
  closedTitle: string
  /** Names `{moment}` and `{email}`. */
  closedText: string
  foreign: string
}
