import type { AffiliateMailWords } from './words-type.ts'

/** Mail to affiliates in English. */
export const en: AffiliateMailWords = {
  desk: 'Open the affiliate desk',
  agreement: 'Affiliate agreement',
  fee: 'The fee for this violation is {amount} (section 16).',
  events: {
    applied: {
      subject: 'We’ve received your application',
      text: [
        'Your application to the affiliate program has reached us. You accepted the affiliate agreement with it.',
        'A person will read it, and we’ll reply to this address.',
      ],
    },
    approved: {
      subject: 'Welcome to the affiliate program',
      text: [
        'Your application is approved. Your affiliate number is {number}.',
        'At the desk you’ll find your links and banners, and what they earn.',
      ],
    },
    declined: {
      subject: 'Your application to the affiliate program',
      text: [
        'We’ve decided not to approve your application. You can apply again once our reasons no longer hold.',
      ],
    },
    ended: {
      subject: 'Your affiliate agreement has ended',
      text: [
        'The affiliate agreement for number {number} ends today. Please remove all links and banners.',
        'Section 24 of the agreement says what becomes of commissions you have earned.',
      ],
    },
    'ended-for-cause': {
      subject: 'Your affiliate agreement has ended',
      text: [
        'We’re ending the affiliate agreement for number {number} today, for cause. Please remove all links and banners.',
        'Section 24 of the agreement says what becomes of commissions you have earned.',
      ],
    },
    flagged: {
      subject: 'A flag on your affiliate account',
      text: [
        'We have flagged something under your affiliate number {number}: {kind} (section {section} of the agreement).',
        'The desk shows what it is about and which commission it holds. If the flag is wrong, you can object there.',
      ],
    },
    objected: {
      subject: 'We’ve received your objection',
      text: [
        'Your objection to the flag “{kind}” has reached us. A person will read it and decide, and we’ll send the decision to this address.',
      ],
    },
    released: {
      subject: 'A flag was lifted',
      text: [
        'We have lifted the flag “{kind}” (section {section}). The commission that it held is yours.',
        'The reason: {why}',
      ],
    },
    upheld: {
      subject: 'A flag was upheld',
      text: [
        'We have upheld the flag “{kind}” (section {section}). The commission that it held will not be paid.',
        'The reason: {why}',
      ],
    },
    paid: {
      subject: 'Your commission: {amount}',
      text: ['We have paid you {amount}. This is your {month} payment.'],
    },
    changed: {
      subject: 'The affiliate agreement has changed',
      text: [
        'A new version of the affiliate agreement is in force, dated {date}.',
        'If you go on using affiliate links, you accept it. If you do not agree, you may end the agreement (section 27).',
      ],
    },
  },
}
