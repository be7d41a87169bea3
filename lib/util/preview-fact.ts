/** A page that is shown to whoever has the link, before or beside what is live. */
export type PreviewFact = {
  /** The end of the link, in seconds since 1970. */
  until: number
  signature: string
  /** The sign-up dialog stands open. */
  isOpen: boolean
}

/** Writes a preview as the end of a segment. */
export const writePreview = ({ until, signature, isOpen }: PreviewFact): string =>
  `-until-${until}-${isOpen ? 'open' : 'shut'}-${signature}`

const PREVIEW = /^(.+)-until-(\d{10})-(open|shut)-([\w-]{43})$/

/** Takes the preview off the end of a segment, where there is one. */
export const readPreview = (segment: string): { plain: string; preview?: PreviewFact } => {
  const [, plain, until, dialog, signature] = PREVIEW.exec(segment) ?? []
  if (!plain || !signature) return { plain: segment }
  return { plain, preview: { until: Number(until), signature, isOpen: dialog === 'open' } }
}
