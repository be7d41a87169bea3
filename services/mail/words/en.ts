import type { MailWords } from './words-type.ts'

/** Mail in English. */
export const en: MailWords = {
  greeting: 'Hello {name},',
  closing: 'Thank you for your trust.',
  help: 'A question? Write to us, or call {service}.',
  links: {
    templates: 'Open your templates',
    licence: 'License agreement',
    refundPolicy: 'Refund policy',
    contact: 'Write to us',
  },
  receipt: {
    subject: 'Your receipt {receipt} for order {order}',
    intro:
      'Your payment has arrived and your subscription is active. You can now download, edit and print the templates.',
    renewal:
      'Your subscription is paid until {date} and then renews for another year, at the price that holds then. We write to you 21 days before.',
    cancel:
      'To cancel, sign in, open My Account, then Billing, and switch off the renewal. You can do so on any day, and you keep full access until the end of the year you have paid for.',
  },
  refund: {
    subject: 'Refund of {amount} for order {order}',
    intro:
      'We have refunded {amount} to the card or account that you paid with. A bank may take up to ten days to show it.',
    whole:
      'The payment has been refunded in full, so the license of this order has ended. You can still sign in and see the previews.',
    part: 'Your license stays as it is.',
  },
  contact: {
    subject: 'We have your message {reference}',
    intro: 'Your message has reached us. Its number is {reference}.',
    next: 'We answer to this address. Please name the number when you write or call about it.',
    stranger:
      'If you have not written to us, somebody has mistyped an address, and you need do nothing.',
  },
}
