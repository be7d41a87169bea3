import type { SubscriptionWords } from './words-type.ts'

/** Mail about a subscription in English. */
export const en: SubscriptionWords = {
  billing: 'Open Billing',
  notice: {
    subject: 'Your subscription renews on {date}',
    intro: 'Your subscription to {item} renews on {date} for another year.',
    amount: 'On that day we charge {total} to the card or account you pay with.',
    amountWithTax:
      'On that day we charge {total} to the card or account you pay with, including {tax} in taxes.',
    taxes: 'Taxes',
    stop: 'If you don’t want to renew, turn off automatic renewal in Billing at any time before then. You keep full access until the end of the year you paid for.',
    cancel: 'Cancel without logging in',
    lastDay: 'Last day to say no to the renewal: {date}',
    coolingOff:
      'As a consumer, you can withdraw from each renewal within {days} days after its payment and get the whole amount back.',
  },
  failed: {
    subject: 'We couldn’t charge your renewal',
    intro: 'We tried to charge {total} for {item}, and the payment was declined.',
    confirm:
      'We tried to charge {total} for {item}, but your bank wants you to confirm such a payment yourself, which an automatic renewal cannot do. Please use another card.',
    access:
      'The time you paid for ended on {date}, so your license is paused until the payment arrives.',
    due: 'Amount due in\u00A0{currency}',
    next: 'Next attempt',
    last: 'The next attempt is the last one: if it fails too, your subscription ends.',
    update: 'In Billing you can also turn off the renewal.',
    open: 'Change your card',
  },
  ended: {
    subject: 'Your subscription has ended',
    reasons: {
      stopped:
        'As you asked, your subscription to {item} was not renewed. It has ended, and nothing more will be charged.',
      unpaid:
        'The last attempt to charge your renewal also failed. Your subscription to {item} has ended, and nothing more will be charged.',
      'dispute-lost':
        'Your bank has returned a payment to you. Your subscription to {item} and its license have ended, and nothing more will be charged.',
    },
    after: 'Your account stays: you can log in, see the previews and subscribe again at any time.',
    open: 'Subscribe again',
  },
  stopped: {
    subject: 'Your subscription won’t renew',
    intro: 'We turned off the automatic renewal of {item} on {moment}.',
    access:
      'You keep full access until {date}. Then the subscription ends, and nothing more will be charged.',
    resume: 'If you change your mind before then, you can turn the renewal on again in Billing.',
    elsewhere:
      'You bought a license on ClickBank that is active until {until}, and this way you don’t pay twice. Until then the renewal stays off.',
    open: 'Turn renewal back on',
  },
  resumed: {
    subject: 'Your subscription will renew',
    intro: 'We turned on the automatic renewal of {item} on {moment}.',
    next: 'It is paid until {date}. We’ll send you a notice with the amount before we charge the next year.',
  },
  changed: {
    subject: 'Your plan has changed',
    soon: 'Your plan changes on {date}',
    now: 'From now on you have {item}.',
    next: 'From {date}, when a new period begins, you will have {item}.',
    notice: 'We’ll send you a notice with the amount before we charge the next year.',
    renewal: 'Your renewal on {date} stays as announced: {item}, for {total}.',
    more: 'On that day we also charge {total}, tax included: what the new plan costs more for the renewed year.',
    open: 'See your plan',
  },
  unchanged: {
    subject: 'Your change of plan was not paid for',
    intro: 'The payment for the change to {item} did not go through.',
    held: 'Your plan is {item}.',
    late: 'If the money is taken later after all, we’ll give it back without your having to ask. You can choose the other plan again in Billing.',
    open: 'Choose the plan again',
  },
  disputed: {
    subject: 'The payment for order {order} is disputed',
    intro: 'Your bank tells us that the payment for order {order} is disputed.',
    access: 'Until the bank has decided, your license is suspended and nothing is charged.',
    mistake: 'If this is a mistake, please tell your bank and write to us.',
  },
  disputeWon: {
    subject: 'The payment for order {order} stands',
    intro: 'Your bank has decided that the payment for order {order} stands.',
    access: 'Your license is no longer suspended, and your subscription goes on as before.',
    again: 'You have access again until {date}. Nothing more is charged.',
  },
}
