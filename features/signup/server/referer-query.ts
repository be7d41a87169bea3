import type { Destination } from '#features/destination/destination-contract.ts'
import { readDestination, destinationFields } from '#features/destination/destination.ts'
import {
  CUSTOM_PARAMETERS,
  SOURCE_PARAMETERS,
  SOURCE_VALUE,
} from '#features/traffic-source/names.ts'
import { HAND_OFF_QUERY } from '#lib/config/hand-off.ts'
import { QUERY } from '#lib/config/query.ts'
import type { Site } from '#lib/server/site.ts'
import { entryPointSchema } from '#lib/util/entry-point.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import { textIn } from '../carried-query.ts'

const NAMES = [
  ...new Set(Object.values({ ...SOURCE_PARAMETERS, ...CUSTOM_PARAMETERS }).flat()),
] as const

/** The fields of an address that say what brought the visitor (S2 §3), as they came; one that is repeated or not in order is left out. */
const sourceIn = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const [value, another] = query.getAll(name)
      const isInOrder = another === undefined && value !== undefined && SOURCE_VALUE.test(value)
      return isInOrder ? [[name, value]] : []
    }),
  )

/** The query that a form's page has from the link that led there. */
export type RefererQuery = {
  label?: string | undefined
  destination?: Destination | undefined
  /** Keyword of an advertisement. */
  keyword?: string | undefined
  /** Public path of the page that the link stood on. */
  entryPoint?: string | undefined
  /** Query fields of the traffic source. */
  source?: Readonly<Record<string, string>> | undefined
  /** Whether the page says what became of an earlier form. */
  saysOutcome?: boolean
}

/** A link asked for the form: nothing was sent yet. */
const OPEN: FormState = 'open'

const MAX_ADDRESS_LENGTH = 4096

/**
 * Reads label, destination, page and traffic source from the `Referer`: a page is prerendered without its query, so its
 * form cannot hold them. Only the address of a page of this site counts, and only fields that are in order.
 */
export const refererQuery = (
  headers: Headers,
  site: Pick<Site, 'siteUrl' | 'templatesUrl'>,
): RefererQuery => {
  const referer = headers.get('referer') ?? ''
  const page = referer.length <= MAX_ADDRESS_LENGTH ? URL.parse(referer) : null
  // A visitor on another name of the site (a local port, say): the browser vouches for the same origin.
  const vouched = headers.get('sec-fetch-site') === 'same-origin' ? headers.get('origin') : null
  if (!page || ![new URL(site.siteUrl).origin, vouched].includes(page.origin)) return {}
  const query = page.searchParams
  return {
    label: textIn(query, QUERY.label),
    destination: readDestination(destinationFields(query), site),
    keyword: textIn(query, QUERY.keyword),
    entryPoint: entryPointSchema.safeParse(query.get(HAND_OFF_QUERY.entryPoint)).data,
    source: sourceIn(query),
    saysOutcome: query.has(QUERY.signUp) && query.get(QUERY.signUp) !== OPEN,
  }
}
