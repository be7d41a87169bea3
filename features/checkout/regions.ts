import type { Province } from './tax-rates.ts'

type Regions = {
  /** The country's own word for them. */
  kind: 'province' | 'state'
  /** Names by code (ISO 3166-2, without the country), in the order of their names. */
  names: Readonly<Record<string, string>>
}

const CANADA = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NT: 'Northwest Territories',
  NS: 'Nova Scotia',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const satisfies Record<Province, string>

const parsed = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('|').map((row) => {
      const [code = '', ...name] = row.split(' ')
      return [code, name.join(' ')]
    }),
  )

/** The provinces of Canada that a language names otherwise than English. */
const CANADA_IN: Readonly<Record<string, string>> = {
  fr: 'BC Colombie-Britannique|NB Nouveau-Brunswick|NL Terre-Neuve-et-Labrador|NT Territoires du Nord-Ouest|NS Nouvelle-Écosse|PE Île-du-Prince-Édouard|QC Québec',
  es: 'BC Columbia Británica|NB Nuevo Brunswick|NL Terranova y Labrador|NT Territorios del Noroeste|NS Nueva Escocia|PE Isla del Príncipe Eduardo|YT Yukón',
  it: 'BC Columbia Britannica|NB Nuovo Brunswick|NL Terranova e Labrador|NT Territori del Nord-Ovest|NS Nuova Scozia|PE Isola del Principe Edoardo|QC Québec',
  pt: 'BC Colúmbia Britânica|NB Novo Brunswick|NL Terra Nova e Labrador|NT Territórios do Noroeste|NS Nova Escócia|PE Ilha do Príncipe Eduardo',
  de: 'NL Neufundland und Labrador|NT Nordwest-Territorien',
}

const canadaIn = (language: string): Record<string, string> => {
  const own = CANADA_IN[language]
  const names = { ...CANADA, ...(own === undefined ? {} : parsed(own)) }
  return Object.fromEntries(
    Object.entries(names).toSorted(([, one], [, other]) => one.localeCompare(other, language)),
  )
}

const UNITED_STATES =
  'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|VI U.S. Virgin Islands|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'

const AUSTRALIA =
  'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia'

const BRAZIL =
  'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|SE Sergipe|TO Tocantins'

const MEXICO =
  'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua|CMX Ciudad de México|COA Coahuila|COL Colima|DUR Durango|MEX Estado de México|GUA Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MIC Michoacán|MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas'

/** The countries whose addresses name a state or a province (S2 §3 "Payment form fields"). */
const REGIONS: Readonly<Record<string, Regions>> = {
  CA: { kind: 'province', names: CANADA },
  US: { kind: 'state', names: parsed(UNITED_STATES) },
  AU: { kind: 'state', names: parsed(AUSTRALIA) },
  BR: { kind: 'state', names: parsed(BRAZIL) },
  MX: { kind: 'state', names: parsed(MEXICO) },
}

/** The states or provinces of a country as the readers of a language write them; nothing where an address names none. */
export const regionsOf = (country: string, language: string): Regions | undefined => {
  if (!Object.hasOwn(REGIONS, country)) return undefined
  const regions = REGIONS[country]
  return regions && country === 'CA' ? { ...regions, names: canadaIn(language) } : regions
}

/** The options of a list of states or provinces: those of the chosen country, and while none is chosen those of all countries that have any. */
export const listedRegions = (country: string, language: string) =>
  (country === '' ? Object.keys(REGIONS) : [country]).flatMap((code) => {
    const regions = regionsOf(code, language)
    return regions ? [{ code, names: regions.names }] : []
  })

/** True if a code is one of a country's states or provinces; where it has none, only null is. */
export const isRegionOf = (country: string, province: string | null): boolean => {
  const regions = regionsOf(country, 'en')
  return regions ? province !== null && Object.hasOwn(regions.names, province) : province === null
}
