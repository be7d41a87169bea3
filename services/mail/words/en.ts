import type { MailWords } from './words-type.ts'

/** Mail in English. */
export const en: MailWords = {
  greeting: 'Hello {name},',
  closing: 'Thank you for your business.',
  help: 'Questions? Write to us or call {service}.',
  links: {
    templates: 'Go to your templates',
    licence: 'License agreement',
    refundPolicy: 'Refund policy',
    contact: 'Write to us',
  },
  receipt: {
    headline: 'Thank you for your payment',
    subject: 'Receipt {receipt} for your order {order}',
    intro:
      'We’ve received your payment of {total}, and your subscription is active. You can now download, edit and print the templates.',
    notOwed:
      'We’ve received a payment of {total} that you don’t owe. It goes back by itself to the card or account it came from, and a separate email confirms that.',
    renewal:
      'Your subscription is paid until {date} and then renews for another year, at the price in effect on that day. We send you a notice 21 days before.',
    renewalPrice: {
      added: 'At today’s list price, the next year costs {price} before tax.',
      included: 'At today’s list price, the next year costs {price} including VAT.',
      reverse:
        'At today’s list price, the next year costs {price} without VAT; you report it to your tax office yourself.',
    },
    renewalKept: 'The next year costs at most what you paid for this one: {price} before tax.',
    firstYear: 'The discount was for the first year; it does not apply to the renewal.',
    cancel:
      'To cancel, log in, open My Account, then Billing, and turn off automatic renewal. You can do so at any time, and you keep full access until the end of the year you paid for.',
  },
  refund: {
    subject: 'Refund of {amount} for order {order}',
    intro:
      'We’ve refunded {amount} to the card or account you paid with. It may take your bank up to ten days to show it.',
    returned:
      'Your bank has returned {amount} to you after you disputed the payment. This is our credit note for it.',
    whole:
      'The payment has been refunded in full, so the license for this order has ended. You can still log in and see the previews.',
    left: 'The payment has been refunded in full. Your plan is now {item}, until {date}.',
    part: 'Your license is not affected.',
  },
  marketplace: {
    headline: 'Your license is active',
    subject: 'Your license is active (ClickBank order {receipt})',
    intro:
      'Thank you for your order on ClickBank. Your license for {product} is active until {date}: you can now download, edit and print the templates.',
    account: 'It belongs to the account with this email address.',
    payment:
      'ClickBank took the payment under order number {receipt} and answers questions about it.',
  },
  contact: {
    headline: 'We’ve received your message',
    subject: 'We’ve received your message {reference}',
    intro: 'Your reference number is {reference}.',
    next: 'We’ll reply to this address. Please mention the reference number if you write to us again.',
    stranger:
      'If you didn’t write to us, someone mistyped an address, and you can ignore this email.',
  },
  welcome: {
    subject: 'Welcome to {brand}',
    intro: 'Your account is ready. You can search the templates and see each one in preview.',
    back: 'To log in from any device, enter this address: we’ll send you a link.',
    stranger:
      'If you didn’t sign up, someone entered your address by mistake, and you can ignore this email.',
    open: 'Browse the templates',
  },
  login: {
    subject: 'Your link to log in',
    intro: 'This link logs you in. It works once and expires after 15 minutes.',
    stranger: 'If you didn’t ask for it, ignore this email: without the link, nobody gets in.',
    open: 'Log in',
  },
  agreementChanged: {
    subject: {
      'terms-of-use': 'Our terms of use have changed',
      eula: 'Our license agreement has changed',
    },
    intro: 'A new version is in force, dated {date}, and it affects your subscription.',
    open: 'Open the new version',
  },
}
