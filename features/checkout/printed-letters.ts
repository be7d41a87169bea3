/** The letters and signs that the face of receipts has: those of the languages of Europe, Vietnam and Azerbaijan, of Greek and of Cyrillic. */
const PRINTED =
  /^[ -~\xA0-\xAC\xAE-\u012B\u012E-\u0165\u0168-\u017F\u018F\u01A0\u01A1\u01AF\u01B0\u01CD-\u01DC\u0218-\u021B\u0259\u02BB\u02BC\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490-\u0493\u0496-\u049B\u04A0-\u04A3\u04AE-\u04B3\u04B6\u04B7\u04BA\u04BB\u04D8\u04D9\u04E2\u04E3\u04E8\u04E9\u04EE\u04EF\u1E80-\u1E85\u1E9E\u1EA0-\u1EF9\u2010\u2011\u2013\u2014\u2018-\u201A\u201C-\u201E\u2026\u20AC\u2116\u2122]*$/

/** Tells whether a receipt as PDF shows a name as it was typed; other letters are empty boxes there. */
export const isPrinted = (text: string): boolean => PRINTED.test(text.normalize())
