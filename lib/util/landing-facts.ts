import { readExperiment, writeExperiment, type ExperimentFact } from './experiment-fact.ts'
import { readPreview, writePreview, type PreviewFact } from './preview-fact.ts'

/** Outcome of a form that was posted without script, or that a link asks for the form; the edge maps `?signup=` to it. */
export const FORM_STATES = [
  'idle',
  'open',
  'invalid',
  'exists',
  'limited',
  'password',
  'tooLong',
  'mismatch',
  'cookies',
] as const
export type FormState = (typeof FORM_STATES)[number]

/** The facts about a request that a landing page may know. */
export type LandingFacts = {
  /** Whether the query parameter q was there; its value never reaches the page (S1 §2). */
  hasQuery: boolean
  form: FormState
  preview?: PreviewFact
  experiment?: ExperimentFact
}

export const PLAIN_FACTS: LandingFacts = { hasQuery: false, form: 'idle' }

/** Writes the facts as one path segment, such as `q-idle`. */
export const encodeFacts = ({ hasQuery, form, preview, experiment }: LandingFacts): string =>
  `${hasQuery ? 'q' : 'plain'}-${form}${preview ? writePreview(preview) : ''}${experiment ? writeExperiment(experiment) : ''}`

const ALL_FACTS = [false, true].flatMap((hasQuery) =>
  FORM_STATES.map((form): LandingFacts => ({ hasQuery, form })),
)

const BY_SEGMENT = new Map(ALL_FACTS.map((facts) => [encodeFacts(facts), facts]))

/** Reads a segment back; `null` for a segment that `encodeFacts` never writes. */
export const decodeFacts = (segment: string): LandingFacts | null => {
  const { plain: before, experiment } = readExperiment(segment)
  const { plain, preview } = readPreview(before)
  const facts = BY_SEGMENT.get(plain)
  if (!facts) return null
  return { ...facts, ...(preview && { preview }), ...(experiment && { experiment }) }
}
