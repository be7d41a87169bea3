/** What the stand-in says to who has an account: licence, downloads, receipts, mail; names in braces are filled in. */
export type MemberWords = {
  account: string
  logOut: string
  passwordTitle: string
  passwordText: string
  /** Below the link to that page. */
  passwordLink: string
  currentPassword: string
  currentWrong: string
  newPassword: string
  /** What a password must have (S1 §5). */
  passwordRule: string
  passwordButton: string
  /** Names `{email}`. */
  passwordByMail: string
  passwordMailButton: string
  passwordPatience: string
  /** The one of the sign-up went as the mailbox was opened by somebody else. */
  passwordDropped: string
  passwordSkip: string
  /** What has just been done. */
  passwordSet: string
  signOutEverywhere: string
  signOutText: string
  accountTitle: string
  backToAccount: string
  licence: string
  /** Below the name of the plan; names `{users}` and `{date}`. */
  licenceHeld: string
  noLicence: string
  noLicenceText: string
  toPlans: string
  toLicence: string
  noOrders: string
  savePdf: string
  print: string
  mail: string
  mailTitle: string
  mailText: string
  /** On a machine without a mail server. */
  mailHere: string
  noMail: string
  /** Names `{email}`. */
  mailGoesOut: string
  backToMail: string
  download: string
  /** Names `{plan}` and `{date}`. */
  mayDownload: string
  forbiddenTitle: string
  forbiddenText: string
  limitedTitle: string
  /** Names `{count}`. */
  tooManyDocuments: string
  tooManyAddresses: string
  limitedNext: string
  toContact: string
  /** Stands in the file itself. */
  fileNote: string
  fileFields: string
}
