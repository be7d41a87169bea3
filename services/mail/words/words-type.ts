import type { AnnouncedText } from '#features/legal/text-versions.ts'

/** Every word of the mail in one language; names in braces are filled in. */
export type MailWords = {
  /** Names `{name}`. */
  greeting: string
  closing: string
  /** Names `{service}`, the number that answers. */
  help: string
  /** Where a link leads. */
  links: {
    templates: string
    licence: string
    refundPolicy: string
    contact: string
  }
  receipt: {
    /** In the mail itself, where the numbers follow. */
    headline: string
    /** Names `{receipt}` and `{order}`. */
    subject: string
    /** Names `{total}`. */
    intro: string
    /** Names `{date}`; when the notice comes before (S2 §9). */
    renewal: string
    /** Names `{price}`, that of the day of the payment. */
    renewalPrice: string
    /** The same where the price has value added tax in it. */
    renewalPriceWithVat: string
    /** Of a discount. */
    firstYear: string
    cancel: string
  }
  refund: {
    /** Names `{order}` and `{amount}`. */
    subject: string
    /** Names `{amount}`. */
    intro: string
    /** In its place where the bank decided on a dispute; names `{amount}`. */
    returned: string
    whole: string
    /** What the buyer still has; names `{item}` and `{date}`. */
    left: string
    part: string
  }
  /** Of a sale of the affiliate marketplace, which takes the payment. */
  marketplace: {
    headline: string
    /** Names `{receipt}`. */
    subject: string
    /** Names `{product}` and `{date}`. */
    intro: string
    account: string
    /** Names `{receipt}`. */
    payment: string
  }
  contact: {
    headline: string
    /** Name `{reference}`. */
    subject: string
    intro: string
    next: string
    /** To who has not written to us. */
    stranger: string
  }
  /** After a sign-up, with the way back; the subject names `{brand}`. */
  welcome: { subject: string; intro: string; back: string; stranger: string; open: string }
  /** `open` is the link itself. */
  login: { subject: string; intro: string; stranger: string; open: string }
  /** Of a new version that changes a subscription; the intro names `{date}`, `open` is the link itself. */
  agreementChanged: { subject: Record<AnnouncedText, string>; intro: string; open: string }
}
