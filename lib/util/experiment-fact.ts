import type { Exposure } from '#lib/config/events.ts'

/** A page's part in an experiment: it shows an arm under the address of another page, or is an arm's own address. */
export type ExperimentFact =
  | {
      kind: 'arm'
      experiment: string
      arm: string
      /** Path of the record that is shown; that of the page itself where it is left out. */
      record?: string | undefined
    }
  /** `of` is the page that the arm is measured against. */
  | { kind: 'address'; of: string }

/** No path of a record holds it. */
const SLASH = '~'

const OF = 'of'

const segmentOf = (path: string) => path.replaceAll('/', () => SLASH)

/** Writes the fact as the end of a segment: `~name.arm~docs~ab~name~arm` or `~of~docs~free-demo`. */
export const writeExperiment = (fact: ExperimentFact): string =>
  fact.kind === 'address'
    ? `~${OF}${segmentOf(fact.of)}`
    : `~${fact.experiment}.${fact.arm}${segmentOf(fact.record ?? '')}`

const FACT = /^([^~]+)~(?:([a-z][a-z0-9-]*)\.([a-z][a-z0-9-]*)|of(?=~))((?:~[\w.-]+)*)$/

/** Takes the fact off the end of a segment, where there is one. */
export const readExperiment = (
  segment: string,
): { plain: string; experiment?: ExperimentFact | undefined } => {
  const [, plain, experiment, arm, path = ''] = FACT.exec(segment) ?? []
  if (!plain) return { plain: segment }
  const named = path.replaceAll(SLASH, '/')
  if (experiment === undefined || arm === undefined) {
    return { plain, experiment: { kind: 'address', of: named } }
  }
  const record = named === '' ? {} : { record: named }
  return { plain, experiment: { kind: 'arm', experiment, arm, ...record } }
}

/** Path of the record that is shown at an address. */
export const recordPathOf = (path: string, fact: ExperimentFact | undefined): string =>
  (fact?.kind === 'arm' ? fact.record : undefined) ?? path

/** Path of the page that search engines are to take for the one at an address. */
export const canonicalPathOf = (path: string, fact: ExperimentFact | undefined): string =>
  fact?.kind === 'address' ? fact.of : path

/** The exposure that is counted for an arm that is shown. */
export const exposureOf = (fact: ExperimentFact | undefined): { exposure?: Exposure } =>
  fact?.kind === 'arm' ? { exposure: { experiment: fact.experiment, arm: fact.arm } } : {}
