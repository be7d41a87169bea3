import { CURRENCY_CODES, type Currency } from '#lib/config/currencies.ts'
import { readExperiment, writeExperiment, type ExperimentFact } from './experiment-fact.ts'
import { readPreview, writePreview, type PreviewFact } from './preview-fact.ts'

/** The facts about a request that a pricing page may know. */
export type OfferFacts = {
  /** The first currency of its prices. */
  currency: Currency
  preview?: PreviewFact
  experiment?: ExperimentFact
}

/** Writes the facts as one path segment, such as `usd`. */
export const encodeOfferFacts = ({ currency, preview, experiment }: OfferFacts): string =>
  `${currency.toLowerCase()}${preview ? writePreview(preview) : ''}${experiment ? writeExperiment(experiment) : ''}`

/** Reads a segment back; `null` for a segment that `encodeOfferFacts` never writes. */
export const decodeOfferFacts = (segment: string): OfferFacts | null => {
  const { plain: before, experiment } = readExperiment(segment)
  const { plain, preview } = readPreview(before)
  const currency = CURRENCY_CODES.find((code) => code.toLowerCase() === plain)
  if (!currency) return null
  return { currency, ...(preview && { preview }), ...(experiment && { experiment }) }
}
