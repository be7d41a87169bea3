import type { Regime } from './consent-rules.ts'

/** The European Economic Area with the parts of the Union overseas that have codes of their own. */
const EUROPEAN_ECONOMIC_AREA =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO AX GF GP MF MQ RE YT'

/** The countries where nothing may be stored before a choice, whatever the part of the country. */
const OPT_IN: ReadonlySet<string> = new Set([
  ...EUROPEAN_ECONOMIC_AREA.split(' '),
  'GB',
  'CH',
  'BR',
])

type Place = {
  /** ISO 3166-1; `null` where nobody knows. */
  countryCode: string | null
  /** ISO 3166-2 without the country. */
  region?: string | undefined
}

/** The rule on cookies in a place; in Canada that of Quebec, there or where the province is not known (architecture 22). */
export const regimeOf = ({ countryCode, region = 'QC' }: Place): Regime => {
  if (countryCode === null || OPT_IN.has(countryCode)) return 'opt-in'
  return countryCode === 'CA' && region === 'QC' ? 'opt-in' : 'opt-out'
}
