import type { Locale } from '#lib/config/locales.ts'
import { readMessages } from '../support/messages.ts'

/** The text of a message by its whole name, such as `contact.notice.failed`. */
export const textOf = async (name: string, locale: Locale): Promise<string> => {
  const [namespace = '', ...key] = name.split('.')
  return (await readMessages(locale, namespace)).get(key.join('.')) ?? ''
}

/** What leads on: the same once more, later, or somebody who can be asked. */
const WAYS: Readonly<Record<Locale, RegExp>> = {
  en: /again|later|reload|write to us|send us|contact|log in|continue there|\bbuy\b|nothing you need to do|come back|don’t have to/i,
  fr: /nouveau|réessay|renvoy|plus tard|recharg|écri|contact|connect|continu|achet|rien à faire|revenez|rouvr/i,
  es: /nuevo|ir a|vuelv|más tarde|recarg|escrib|contact|inici|compr|inténtelo|no tiene que/i,
  it: /nuovo|continua su|riprov|più tardi|ricaric|scriv|contatt|acced|acquist|non deve/i,
  pt: /novo|continuar no|outra vez|mais tarde|recarreg|escrev|contat|entr|compr|tente|não precisa/i,
  de: /noch einmal|weiter zu|erneut|später|schreiben sie|anmelden|wenden|kaufen|neu|müssen|kundendienst|wieder/i,
}

/** Tells whether one of the texts says how it goes on. */
export const hasWayOn = (texts: readonly string[], locale: Locale): boolean =>
  texts.some((text) => WAYS[locale].test(text))

const DENIALS: Readonly<Record<Locale, RegExp>> = {
  en: /(?:wasn’t|was not|weren’t|not) (?:sent|stored|kept)/i,
  fr: /n’a pas été (?:envoyé|enregistré)|non envoyé/i,
  es: /no se ha (?:enviado|registrado|guardado)/i,
  it: /non è stat[oa] (?:inviat|registrat)/i,
  pt: /não foi (?:enviad|registrad)/i,
  de: /wurde nicht (?:gesendet|gespeichert)/i,
}

/** Tells whether a text says that nothing was kept, which nobody knows of a call whose answer was lost. */
export const deniesToHaveKept = (text: string, locale: Locale): boolean =>
  DENIALS[locale].test(text)
