import type { Department, TemplateType } from '#lib/config/template-kinds.ts'

/** Every text of the stand-in's pages in one language; names in braces are filled in. */
export type Words = {
  /** Says honestly what this page is. */
  standIn: string
  /** With the word in brackets that the marker goes over. */
  arrivedTitle: string
  /** On the stamp above it. */
  stamp: string
  /** In their place for a buyer; the text names `{plan}` and `{date}`. */
  bought: { stamp: string; text: string }
  /** On the tab of what the visitor asked for on the site. */
  cameFor: string
  arrivedText: string
  email: string
  userId: string
  destination: string
  search: string
  entryPage: string
  language: string
  library: string
  affiliateClick: string
  none: string
  refusedTitle: string
  refusedText: string
  signedOutTitle: string
  signedOutText: string
  toLogin: string
  loginTitle: string
  loginText: string
  loginPassword: string
  loginHint: string
  loginButton: string
  loginEmailWrong: string
  loginWrong: string
  /** For who has no use for a password that is forgotten: a link to the page for another one. */
  forgotTitle: string
  forgotText: string
  forgotButton: string
  /** Where the password that was typed counts once the link was opened. */
  linkConfirms: string
  patiencePasswords: string
  linkSentTitle: string
  /** Names `{email}`. */
  linkSentText: string
  linkNotThere: string
  linkAgain: string
  linkHere: string
  linkOpen: string
  confirmTitle: string
  /** Names `{email}`. */
  confirmText: string
  patienceTitle: string
  patienceText: string
  createTitle: string
  createText: string
  missingTitle: string
  missingText: string
  failedTitle: string
  failedText: string
  /** The library root. */
  libraryTitle: string
  drawersTitle: string
  libraryText: string
  folderText: string
  kitTitle: string
  kitText: string
  /** Names `{text}`, what was searched for. */
  searchTitle: string
  searchLabel: string
  searchHint: string
  searchButton: string
  noneFound: string
  /** Names `{title}`. */
  previewAlt: string
  /** The free trial shows documents and no more (S2 §6). */
  previewNote: string
  /** Above the text of a document. */
  wholeText: string
  /** Names `{department}`. */
  moreIn: string
  department: string
  type: string
  templateLanguage: string
  /** Names `{title}`. */
  openDocument: string
  /** Names `{text}`. */
  openSearch: string
  openKit: string
  /** Names `{folder}`. */
  openFolder: string
  openLibrary: string
  otherLibraries: string
  pages: string
  nextPage: string
  previousPage: string
  handedOver: string
  /** Names `{count}`. */
  templates: { one: string; other: string }
  departments: Readonly<Record<Department, string>>
  types: Readonly<Record<TemplateType, string>>
}
