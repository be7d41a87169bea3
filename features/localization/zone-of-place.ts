/** The zones of countries that have several, each with the states or provinces whose larger part it is. */
const ZONES_OF_REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    'America/Edmonton': 'AB NT',
    'America/Halifax': 'NB NS PE',
    'America/Iqaluit': 'NU',
    'America/Regina': 'SK',
    'America/St_Johns': 'NL',
    'America/Toronto': 'ON QC',
    'America/Vancouver': 'BC',
    'America/Whitehorse': 'YT',
    'America/Winnipeg': 'MB',
  },
  US: {
    'America/Anchorage': 'AK',
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO ID MT NM UT WY',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
    'America/Phoenix': 'AZ',
    'America/Puerto_Rico': 'PR VI',
    'Pacific/Honolulu': 'HI',
  },
  AU: {
    'Australia/Adelaide': 'SA',
    'Australia/Brisbane': 'QLD',
    'Australia/Darwin': 'NT',
    'Australia/Hobart': 'TAS',
    'Australia/Melbourne': 'VIC',
    'Australia/Perth': 'WA',
    'Australia/Sydney': 'ACT NSW',
  },
  BR: {
    'America/Cuiaba': 'MS MT',
    'America/Manaus': 'AM RO RR',
    'America/Rio_Branco': 'AC',
    'America/Sao_Paulo': 'AL AP BA CE DF ES GO MA MG PA PB PE PI PR RJ RN RS SC SE SP TO',
  },
  MX: {
    'America/Cancun': 'ROO',
    'America/Hermosillo': 'SON',
    'America/Mazatlan': 'BCS NAY SIN',
    'America/Mexico_City':
      'AGU CAM CHH CHP CMX COA COL DUR GRO GUA HID JAL MEX MIC MOR NLE OAX PUE QUE SLP TAB TAM TLA VER YUC ZAC',
    'America/Tijuana': 'BCN',
  },
}

/** The zone in which nearly everybody of a country with an exclave or islands lives. */
const MAIN_ZONES: Readonly<Record<string, string>> = {
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
}

/** ES2026, which the compiler does not know yet. */
type LocaleWithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

/** The one time zone of a country; a country of several does not tell anybody's, nor does what is no code of one. */
export const zoneOfCountry = (country: string): string | undefined => {
  // A form without script is answered before its country is looked at.
  if (!/^[A-Z]{2}$/.test(country)) return undefined
  const locale: LocaleWithTimeZones = new Intl.Locale(`und-${country}`)
  const [zone, another] = locale.getTimeZones?.() ?? []
  return another === undefined ? zone : undefined
}

type Place = { country: string; province: string | null }

/** The time zone that a customer most likely lives in, by the place of a bill; undefined where that tells none. A moment is never written without the name of its zone. */
export const zoneOfPlace = ({ country, province }: Place): string | undefined => {
  const zones = Object.entries(ZONES_OF_REGIONS[country] ?? {})
  const [zone] =
    zones.find(([, regions]) => province !== null && regions.split(' ').includes(province)) ?? []
  return zone ?? MAIN_ZONES[country] ?? zoneOfCountry(country)
}
