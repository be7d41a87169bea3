/** The words of the mail about a subscription, in one language; names in braces are filled in. `{item}` is product, plan and people. */
export type SubscriptionWords = {
  /** The link to where card, plan and renewal are changed. */
  billing: string
  notice: {
    /** Names `{date}`. */
    subject: string
    /** Names `{item}` and `{date}`. */
    intro: string
    /** Names `{total}`. */
    amount: string
    /** Names `{total}` and `{tax}`. */
    amountWithTax: string
    /** The line of the taxes. */
    taxes: string
    /** Where the link leads, and what to press there. */
    stop: string
    /** The link to the page that needs no log-in. */
    cancel: string
    /** In a frame, where the law wants one; names `{date}`. */
    lastDay: string
    /** Where a renewal can be withdrawn from, also on its receipt; names `{days}`. */
    coolingOff: string
  }
  failed: {
    subject: string
    /** Names `{total}` and `{item}`. */
    intro: string
    /** In its place where the bank wants the customer to confirm a payment (3-D Secure); the same names. */
    confirm: string
    /** Names `{date}`, when access ended. */
    access: string
    /** Names `{currency}`. */
    due: string
    /** The line of the day on which it is tried again. */
    next: string
    /** Before the last try. */
    last: string
    update: string
    /** The link to where the card is changed. */
    open: string
  }
  ended: {
    subject: string
    /** Why, by its reason; names `{item}`. */
    reasons: Record<'stopped' | 'unpaid' | 'dispute-lost', string>
    after: string
    open: string
  }
  stopped: {
    subject: string
    /** Names `{moment}` and `{item}`. */
    intro: string
    /** Names `{date}`. */
    access: string
    resume: string
    /** Instead of it, where a year of the marketplace runs until `{until}`. */
    elsewhere: string
    /** The link to where that is done. */
    open: string
  }
  resumed: {
    subject: string
    /** Names `{moment}` and `{item}`. */
    intro: string
    /** Names `{date}`. */
    next: string
  }
  changed: {
    subject: string
    /** The subject of a change that is to come; names `{date}`. */
    soon: string
    /** Names `{item}`. */
    now: string
    /** Names `{item}` and `{date}`. */
    next: string
    notice: string
    /** Instead of that, of a renewal that was announced; names `{date}`, `{item}` and `{total}`. */
    renewal: string
    /** What a larger plan costs on its day; names `{total}`. */
    more: string
    open: string
  }
  unchanged: {
    subject: string
    /** Names `{item}`, which was not paid for. */
    intro: string
    /** Names `{item}`, which there is. */
    held: string
    /** What happens to money that is taken all the same (docs/decisions/045). */
    late: string
    open: string
  }
  disputed: {
    /** Names `{order}`. */
    subject: string
    /** Names `{order}`. */
    intro: string
    access: string
    mistake: string
  }
  disputeWon: {
    /** Names `{order}`. */
    subject: string
    /** Names `{order}`. */
    intro: string
    access: string
    /** Names `{date}`: where the subscription has ended meanwhile. */
    again: string
  }
}
