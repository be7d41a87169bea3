import type { MemberWords } from './words-type.ts'

/** What members read in English. */
export const en: MemberWords = {
  account: 'My account',
  logOut: 'Log out',
  passwordTitle: 'Your password',
  passwordText: 'Logging in by email always works. A password is for those who prefer one.',
  passwordLink: 'Set or change it',
  currentPassword: 'Current password',
  currentWrong: 'That is not your current password.',
  newPassword: 'New password',
  passwordRule: 'At least 8 characters, with a letter and a number.',
  passwordButton: 'Save the password',
  passwordByMail:
    'No password yet, or forgotten? We’ll send a link to {email}; it opens this page.',
  passwordMailButton: 'Email me the link',
  passwordPatience:
    'Too many wrong passwords have been entered. Ask for the link by email instead.',
  passwordDropped:
    'The password entered at sign-up no longer counts, because we can’t tell whether you entered it. Choose one now, or log in by email as before.',
  passwordSkip: 'Go on without a password',
  passwordSet: 'Your password is saved. Every other device has been logged out.',
  signOutEverywhere: 'Log out everywhere',
  signOutText:
    'Logs you out of this account everywhere: here, on the site and on all other devices.',
  accountTitle: 'My account',
  backToAccount: 'Back to your account',
  licence: 'License',
  licenceHeld: '{users}, until {date}',
  noLicence: 'Free account',
  noLicenceText: 'You see previews. Downloading, editing and printing require a paid plan.',
  toPlans: 'See plans and prices',
  toLicence: 'Read the license agreement',
  noOrders: 'You have not bought anything yet.',
  savePdf: 'Download as PDF',
  print: 'You can also print this page.',
  mail: 'Mail',
  mailTitle: 'Your mail',
  mailText: 'The messages we have written to you.',
  mailHere: 'No mail server is set up here, so what would have been sent appears on this page.',
  noMail: 'There is no mail for you yet.',
  mailGoesOut: 'Mail goes to {email}.',
  backToMail: 'Back to your mail',
  download: 'Download the document',
  mayDownload:
    'Your license: {plan}, until {date}. You may download, edit and print this template.',
  forbiddenTitle: 'Downloading requires a paid plan',
  forbiddenText:
    'A free account shows previews. With a paid plan, you can download, edit and print every template.',
  limitedTitle: 'Downloads are paused',
  tooManyDocuments:
    '{count} documents have been downloaded with your license within a day. The license agreement allows no more.',
  tooManyAddresses:
    'Your license has been used from more than {count} IP addresses within a day. The license agreement allows no more.',
  limitedNext:
    'Downloads work again within a day. If this was not you, or you need more, write to us.',
  toContact: 'Write to us',
  fileNote:
    'This file comes from the stand-in for the web app. It holds the title of the template and the text of its preview; the web app has the whole document.',
  fileFields: 'Replace whatever is in [brackets].',
}
