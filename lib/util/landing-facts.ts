/** Outcome of a form that was posted without script; the edge maps `?signup=` to it. */
export const FORM_STATES = [
  'idle',
  'invalid',
  'exists',
  'limited',
  'password',
  'tooLong',
  'mismatch',
  'cookies',
] as const
export type FormState = (typeof FORM_STATES)[number]

/** A page that is shown to whoever has the link, before or beside what is live. */
export type PreviewFact = {
  /** When the link ends, in seconds since 1970. */
  until: number
  signature: string
  /** The sign-up dialog stands open. */
  isOpen: boolean
}

/** What a landing page may know of the request it was made for. */
export type LandingFacts = {
  /** Whether the query parameter q was there; its value never reaches the page (S1 §2). */
  hasQuery: boolean
  form: FormState
  preview?: PreviewFact
}

export const PLAIN_FACTS: LandingFacts = { hasQuery: false, form: 'idle' }

const encodePreview = ({ until, signature, isOpen }: PreviewFact): string =>
  `-until-${until}-${isOpen ? 'open' : 'shut'}-${signature}`

/** Writes the facts as one path segment, such as `q-idle`. */
export const encodeFacts = ({ hasQuery, form, preview }: LandingFacts): string =>
  `${hasQuery ? 'q' : 'plain'}-${form}${preview ? encodePreview(preview) : ''}`

const ALL_FACTS = [false, true].flatMap((hasQuery) =>
  FORM_STATES.map((form): LandingFacts => ({ hasQuery, form })),
)

const BY_SEGMENT = new Map(ALL_FACTS.map((facts) => [encodeFacts(facts), facts]))

const PREVIEW = /^(.+)-until-(\d{10})-(open|shut)-([\w-]{43})$/

const decodePreview = (segment: string): LandingFacts | null => {
  const [, plain = '', until, dialog, signature] = PREVIEW.exec(segment) ?? []
  const facts = BY_SEGMENT.get(plain)
  if (!facts || !signature) return null
  return { ...facts, preview: { until: Number(until), signature, isOpen: dialog === 'open' } }
}

/** Reads a segment back; `null` for a segment that `encodeFacts` never writes. */
export const decodeFacts = (segment: string): LandingFacts | null =>
  BY_SEGMENT.get(segment) ?? decodePreview(segment)
