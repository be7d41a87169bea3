import { wordsOf } from '#services/search/words-of.ts'

/** More words make a search slower, not better. */
export const MOST_WORDS = 10

/** Words of people who look for any template, folded; they say nothing about which one. */
const NOISE = new Set(
  `a template templates sample samples example examples free download online printable pdf word excel
  modele modeles gratuit gratuite gratuits exemple exemples telecharger
  plantilla plantillas gratis ejemplo ejemplos descargar gratuito gratuita
  vorlage vorlagen muster kostenlos kostenlose beispiel
  modello modelli esempio esempi scaricare modelo modelos exemplo exemplos baixar`.split(/\s+/),
)

/** German writes "Rechnungsvorlage" and "Mustervertrag" as one word. */
const NOISE_IN_A_WORD = /^muster(?=\p{L}{4})|(?<=\p{L}{4})s?(?:vorlagen?|muster)$/u

/** The folded words to search for; words such as "template" or "free" only where there are no others. */
export const queryWords = (query: string): string[] => {
  const words = [...new Set(wordsOf(query).map((word) => word.replace(NOISE_IN_A_WORD, '')))]
  const telling = words.filter((word) => !NOISE.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}
