/** Query fields that the site reads or writes (S1 §2, §7; S2 §3, §4). */
export const QUERY = {
  /** Keyword of an advertisement; only its presence matters for a page. */
  keyword: 'q',
  /** Label of the landing page that a sign-up link came from. */
  label: 'label',
  /** Destination of a document or folder. */
  url: 'url',
  /** Destination of a search. */
  search: 't',
  /** Outcome of a form that was posted without script. */
  signUp: 'signup',
  /** Marks the second round of a sign-up, whose first one has set the cookie of the attempt. */
  attempt: 'attempt',
  /** The sign-up of the browser that a page of the hand-off is for. */
  arrival: 'arrival',
  /** The trigger that a visitor started from: an account or a document (S2 §4). */
  start: 'start',
  /** By what the page recognises a visitor (S2 §4 "older variant"). */
  recognition: 'recognises',
  /** Token of a preview of a landing page. */
  preview: 'preview',
  /** A preview with the sign-up dialog open. */
  previewDialog: 'dialog',
  /** A hand-off that the visitor asks for, without the pause before it. */
  now: 'now',
  /** The reason why a package cannot be bought: unknown, used or expired. */
  package: 'package',
  /** An offer has ended, or never was: the plans stand in. */
  offer: 'offer',
  /** A page that tells its visitor what follows from the country asks for that too. */
  place: 'place',
  language: 'lang',
  library: 'lib',
} as const

/** Query fields of an affiliate's link (S2 §3). */
export const AFFILIATE_QUERY = { offer: 'oid', affiliate: 'affid' } as const
