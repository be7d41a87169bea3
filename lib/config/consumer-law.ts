/** A stretch of time as a law counts it: a month is not so many days. */
type Span = { days: number } | { months: number }

/** What a law asks for, with the numbers that a program needs. */
type Rule =
  /** Before the end of a paid period its notice has to arrive, no earlier and no later. */
  | { rule: 'renewal-notice'; earliest: Span; latest: Span }
  /** The same of the end of a reduced price. */
  | { rule: 'discount-notice'; earliest: Span; latest: Span }
  /** A contract that was renewed can be left at any time, with so much notice at most; what was paid beyond comes back. */
  | { rule: 'leaving-renewed'; notice: Span }
  /** A renewal can be withdrawn from, and is told of as such. */
  | { rule: 'renewal-withdrawal'; within: Span }
  /** A reduced price is renewed at the full one only as the law allows it. */
  | { rule: 'full-price-renewal' }

/** A rule for consumers of a place, who keep it whatever language they read or whatever law a contract names. */
type LawRow = Rule & {
  /** A country of ISO 3166, or one of its provinces or states. */
  place: string
  source: string
  /** Since when it holds, where that is known. */
  since?: string
  /** The day on which this row was written down. */
  noted: string
  /** What the product does about it. */
  kept: string
  /** The day on which the owner's lawyer confirmed row and product; `npm run ready` lists a row without it. */
  confirmed: string | null
}

const BY_LANGUAGE = 'notices follow the language: 30 and 10 days before in French, else 21'

/** What the law of a consumer's place asks of a subscription that renews. Rows are added and confirmed; none is changed without its source. */
export const CONSUMER_LAW: readonly LawRow[] = [
  {
    place: 'DE',
    rule: 'leaving-renewed',
    notice: { months: 1 },
    source: 'BGB, section 309 no. 9 (b): after the first term only an indefinite renewal binds',
    since: '2022-03-01',
    noted: '2026-11-28',
    kept: 'a year renews by a year. Who cancels without logging in during a renewed one is left to a person; in Billing the next renewal alone is stopped',
    confirmed: null,
  },
  {
    place: 'FR',
    rule: 'renewal-notice',
    earliest: { months: 3 },
    latest: { months: 1 },
    source: 'Code de la consommation, article L215-1, with the last day for saying no in a frame',
    since: '2022-08-18',
    noted: '2026-11-28',
    kept: `${BY_LANGUAGE}; the letter has no frame`,
    confirmed: null,
  },
  {
    place: 'CA-QC',
    rule: 'renewal-notice',
    earliest: { days: 90 },
    latest: { days: 60 },
    source: 'Consumer Protection Act (P-40.1), sections 214.1 to 214.4: yearly contracts',
    noted: '2026-11-28',
    kept: BY_LANGUAGE,
    confirmed: null,
  },
  {
    place: 'CA-QC',
    rule: 'full-price-renewal',
    source: 'Consumer Protection Act (P-40.1), section 230 (c)',
    noted: '2026-11-28',
    kept: 'a reduced first year renews at the full price, as it was told before the purchase',
    confirmed: null,
  },
  {
    place: 'US-CA',
    rule: 'renewal-notice',
    earliest: { days: 45 },
    latest: { days: 15 },
    source: 'Business and Professions Code, section 17602: a first term of a year or more',
    since: '2022-07-01',
    noted: '2026-11-28',
    kept: BY_LANGUAGE,
    confirmed: null,
  },
  {
    place: 'US-CA',
    rule: 'discount-notice',
    earliest: { days: 21 },
    latest: { days: 3 },
    source: 'Business and Professions Code, section 17602: a reduced price of more than 31 days',
    since: '2022-07-01',
    noted: '2026-11-28',
    kept: 'the notice of the renewal goes out 21 days and an hour before, an hour early; in French one more 10 days before',
    confirmed: null,
  },
  {
    place: 'GB',
    rule: 'renewal-withdrawal',
    within: { days: 14 },
    source: 'Digital Markets, Competition and Consumers Act 2024, part 4, chapter 2',
    since: 'spring of 2027, as the government has said',
    noted: '2026-11-28',
    kept: 'no letter of a renewal says that it can be withdrawn from',
    confirmed: null,
  },
]

/** Whether a consumer of a country may leave a contract that was renewed before its paid year is over. */
export const leavesRenewedYear = (country: string): boolean =>
  CONSUMER_LAW.some(({ rule, place }) => rule === 'leaving-renewed' && place === country)
