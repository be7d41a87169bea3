import { fieldTexts } from '#lib/records/field-texts.ts'

/** An amount of money, or a percentage, as people write them in the six languages. */
const PRICE =
  /\d[\d.,\u00A0\u202F ]*(?:%|€|\$|£|¥|\b(?:USD|CAD|EUR|GBP|BRL|JPY|percent|pour cent|por ciento|per cento|por cento|Prozent|dollars?|euros?|reais|Dollar|Euro)\b)|(?:[€$£¥]|\b(?:USD|CAD|EUR|GBP|BRL|JPY|R\$))[ \u00A0\u202F]?\d/iu

/** Where a text types a price or a percentage. */
export type TypedPrice = { field: string; words: string }

/** The prices and percentages that the texts of a record type; only the price book may name them (S2 §2.2). */
export const typedPrices = (texts: unknown): TypedPrice[] =>
  fieldTexts(texts).flatMap(({ field, text }) => {
    const [words] = PRICE.exec(text) ?? []
    return words === undefined ? [] : [{ field, words: words.trim() }]
  })
