import type { Locale } from '#lib/config/locales.ts'
import { fieldTexts } from '#lib/records/field-texts.ts'

/** Words by which an offer says that it ends, or that there is little of it, in each language of the site. */
const PATTERNS: Readonly<Record<Locale, RegExp>> = {
  en: /\btoday\b|\btonight\b|\bthis (?:week|month|weekend)\b|\bends?\b(?= (?:on|in|at|soon|sunday|monday|tuesday|wednesday|thursday|friday|saturday|midnight|to))|\b(?:offer|sale|deal) ends\b|\bending\b|\bexpir\w*|\blast (?:day|days|chance|hours?|call)\b|\bonly until\b|\buntil (?:midnight|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b|\blimited[- ]time\b|\bhurry\b|\bwhile (?:stocks?|supplies) last\b|\b(?:days?|hours?|minutes?) (?:left|only)\b|\bbefore it(?:’|')?s (?:gone|too late)\b/iu,
  fr: /aujourd(?:’|')hui|\bce soir\b|\bcette semaine\b|\bce mois(?:-ci)?\b|\bce week-end\b|(?<!\p{L})expire\p{L}*|\bse termine\b|\bprend fin\b|derni(?:er|ers|ère|ères) (?:jours?|heures?|chances?|délais?)|\bjusqu(?:’|')(?:à minuit|au|à ce)|\bdurée limitée\b|\btemps limité\b|\bplus que\b|dépêchez-vous|\bvite\b|\bencore \d+ (?:jours?|heures?)|avant qu(?:’|')il ne soit trop tard/iu,
  es: /(?<!\p{L})hoy(?!\p{L})|\besta noche\b|\besta semana\b|\beste mes\b|\beste fin de semana\b|\b(?:termina|finaliza|acaba|vence|caduca|expira)n?\b|últim[oa]s? (?:días?|horas?|oportunidad\p{L}*)|\bhasta (?:el|la|medianoche|agotar)\b|\btiempo limitado\b|\bdate prisa\b|dese prisa|\bapres[úu]rese\b|\bquedan? \d+|antes de que sea tarde/iu,
  it: /(?<!\p{L})oggi(?!\p{L})|\bstasera\b|\bquesta settimana\b|\bquesto mese\b|\bquesto weekend\b|\b(?:termina|scade|finisce)n?o?\b|ultim[oaie] (?:giorn[oi]|or[ae]|occasion[ei]|possibilità)|\bfino (?:al|a mezzanotte|alle|a domenica)\b|\btempo limitato\b|\baffrett\p{L}+|\bancora \d+ (?:giorn[oi]|or[ae])|prima che sia tardi/iu,
  pt: /(?<!\p{L})hoje(?!\p{L})|\besta semana\b|\beste mês|\bneste (?:mês|fim de semana)|\b(?:termina|acaba|expira|vence)m?\b|últim[oa]s? (?:dias?|horas?|chances?|oportunidades?)|\baté (?:o dia|meia-noite|domingo|segunda|sexta|acabar)|\btempo limitado\b|\bcorra\b|\brestam? \d+|antes que (?:acabe|seja tarde)/iu,
  de: /(?<!\p{L})heute(?!\p{L})|\bdiese woche\b|\bdiesen monat\b|\bdieses wochenende\b|\bendet\b|\bläuft (?:bald )?(?:ab|aus)\b|\bletzte[rsn]? (?:tage?|chance|stunden?|gelegenheit)\b|\bnur bis\b|\bbis (?:mitternacht|sonntag|montag|freitag|ende|zum \d)|\bnur noch\b|\bbefristet\p{L}*|\bbegrenzte zeit\b|\bbeeilen\b|\bsolange der vorrat\b|\bnoch \d+ (?:tage?|stunden?)\b/iu,
}

/** Where words speak of an end. */
export type EndingWords = { field: string; words: string }

/** The words of an end in the texts of a record, each with its field; an offer without an end must not have any. */
export const endingWords = (texts: unknown, locale: Locale): EndingWords[] =>
  fieldTexts(texts).flatMap(({ field, text }) => {
    const [words] = PATTERNS[locale].exec(text.replaceAll('**', '')) ?? []
    return words === undefined ? [] : [{ field, words }]
  })
