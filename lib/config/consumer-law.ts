import type { Locale } from './locales.ts'

/** A stretch of time as a law counts it: a month is not so many days. */
export type Span = { days: number } | { months: number }

/** Before the end of a paid period a notice has to arrive, no earlier and no later. */
export type NoticeWindow = { earliest: Span; latest: Span }

/** The rule of a place, its source, and the day on which it was noted here. */
type Field<Value> = {
  value: Value
  source: string
  /** Since when it holds, where that is known. */
  since?: string
  noted: string
}

/** The requirements of the law of a consumer's place for a subscription that renews: a place without one of these fields fails the type check. */
type LawRow = {
  /** Windows of the law alone: the notices of the agreement hold everywhere (`services/subscriptions/next-step.ts`). */
  notices: Field<readonly NoticeWindow[]>
  /** The window of a notice before a reduced price ends, which every consumer of the place gets. */
  discountNotice: Field<NoticeWindow | null>
  /** The price of the first renewal of a reduced year. */
  reducedPrice: Field<'list-price' | 'stays-reduced'>
  /** The language in which an agreement is shown first, beside the one that its buyer reads. */
  agreementFirst: Field<Locale | null>
  /** No page asks for a consent to begin early: the whole amount comes back. `timesByMachine`: so many contracts of a person within twelve months are given back without a person. */
  withdrawal: Field<{ days: number; timesByMachine: number }>
  /** The days in which a renewal can be withdrawn from, which notice and receipt then say. */
  coolingOff: Field<{ days: number } | null>
  /** Whether the notice has the last day for saying no in a frame of its own. */
  lastDay: Field<'framed' | 'in-the-text'>
  /** A renewed year can be left with so much notice; what was paid beyond comes back by the day (`services/declarations/leave-year.ts`). */
  leavingRenewed: Field<{ months: number } | null>
  /** The way the product complies, for the owner's lawyer. */
  kept: string
  /** The day on which the owner's lawyer confirmed row and product; `npm run ready` lists a row without it. */
  confirmed: string | null
}

/** Places whose consumers have a law of their own here; `EU` is any other country of the European Economic Area, `CA` the rest of Canada. */
export type LawPlace = 'FR' | 'CA-QC' | 'CA' | 'DE' | 'EU' | 'GB' | 'US-CA' | 'other'

const NOTED = '2026-11-29'

const UK_ACT = 'Digital Markets, Competition and Consumers Act 2024'
const COMING = 'spring of 2027, as the government has said; kept from now on'

const by = <Value>(
  value: Value,
  { source, since }: Pick<Field<Value>, 'source' | 'since'>,
): Field<Value> => ({ value, source, noted: NOTED, ...(since !== undefined && { since }) })

/** A rule that the product has chosen, where no law is known. */
const ours = <Value>(value: Value): Field<Value> =>
  by(value, { source: 'no law known: our own choice' })

const WITHDRAWAL = { days: 14, timesByMachine: 1 } as const

const L215_1 = { source: 'Code de la consommation, article L215-1', since: '2022-08-18' }

const EU_WITHDRAWAL = by(WITHDRAWAL, {
  source:
    'Directive 2011/83/EU, articles 9, 14 and 16 (m): without a consent to begin early the whole amount comes back',
  since: '2014-06-13',
})

/** The days that the page of withdrawals names, which are those of the directive whose form it has. */
export const DAYS_OF_DIRECTIVE: number = EU_WITHDRAWAL.value.days

/** The law by place. Rows are added and confirmed; none is changed without its source. */
export const CONSUMER_LAW: Readonly<Record<LawPlace, LawRow>> = {
  FR: {
    notices: by([{ earliest: { months: 3 }, latest: { months: 1 } }], L215_1),
    discountNotice: ours(null),
    reducedPrice: ours('list-price'),
    agreementFirst: ours(null),
    withdrawal: EU_WITHDRAWAL,
    coolingOff: ours(null),
    lastDay: by('framed', L215_1),
    leavingRenewed: ours(null),
    kept: 'a notice in the middle of the window, with the last day for saying no in a frame, besides those of the agreement',
    confirmed: null,
  },
  'CA-QC': {
    notices: by([{ earliest: { days: 90 }, latest: { days: 60 } }], {
      source: 'Consumer Protection Act (P-40.1), sections 214.1 to 214.4: yearly contracts',
    }),
    discountNotice: ours(null),
    reducedPrice: by('stays-reduced', {
      source: 'Consumer Protection Act (P-40.1), section 230 (c)',
    }),
    agreementFirst: by('fr', {
      source: 'Charter of the French language (C-11), section 55',
      since: '2023-06-01',
    }),
    withdrawal: ours(WITHDRAWAL),
    coolingOff: ours(null),
    lastDay: ours('in-the-text'),
    leavingRenewed: by(null, { source: 'P-40.1, sections 214.3 and 214.6: open, see kept' }),
    kept: 'a notice in the middle of the window, besides those of the agreement in French and in the language of the page. A reduced year is renewed once at no more than was paid for it, then at the list price, with these notices: is that enough for section 230 (c)? What is agreed to stands in French above the language of the page. A renewed year ends as it was paid: do sections 214.3 (a contract is renewed for an indeterminate term alone) and 214.6 (a notice ends it at any time) want it to be left as in Germany?',
    confirmed: null,
  },
  CA: {
    notices: ours([]),
    discountNotice: ours(null),
    reducedPrice: ours('list-price'),
    agreementFirst: ours(null),
    withdrawal: ours(WITHDRAWAL),
    coolingOff: ours(null),
    lastDay: ours('in-the-text'),
    leavingRenewed: ours(null),
    kept: 'the notices of the agreement',
    confirmed: null,
  },
  DE: {
    notices: ours([]),
    discountNotice: ours(null),
    reducedPrice: ours('list-price'),
    agreementFirst: ours(null),
    withdrawal: EU_WITHDRAWAL,
    coolingOff: ours(null),
    lastDay: ours('in-the-text'),
    leavingRenewed: by(
      { months: 1 },
      {
        source: 'BGB, section 309 no. 9 (b): after the first term only an indefinite renewal binds',
        since: '2022-03-01',
      },
    ),
    kept: 'a year renews by a year. Who cancels a renewed one without logging in, with the number of an order, leaves it a month later, and the rest goes back that day, by the day; the notice, the receipt and Billing, where the next renewal alone is stopped, say so',
    confirmed: null,
  },
  EU: {
    notices: ours([]),
    discountNotice: ours(null),
    reducedPrice: ours('list-price'),
    agreementFirst: ours(null),
    withdrawal: EU_WITHDRAWAL,
    coolingOff: ours(null),
    lastDay: ours('in-the-text'),
    leavingRenewed: by(null, { source: 'laws of Belgium and the Netherlands: open, see kept' }),
    kept: 'the notices of the agreement; a withdrawal gives the whole amount back, from the second contract within twelve months on by a person. A renewed year ends as it was paid: Belgium (Code of Economic Law, article VI.91) and the Netherlands (Civil Code, article 6:236 (j)) let it be left as Germany does: a row for each?',
    confirmed: null,
  },
  GB: {
    notices: by([], { source: `${UK_ACT}, sections 258 and 259: a reminder`, since: COMING }),
    discountNotice: ours(null),
    reducedPrice: ours('list-price'),
    agreementFirst: ours(null),
    withdrawal: by(WITHDRAWAL, {
      source: 'Consumer Contracts Regulations 2013, regulations 29, 30 and 36',
      since: '2014-06-13',
    }),
    coolingOff: by({ days: 14 }, { source: `${UK_ACT}, part 4, chapter 2`, since: COMING }),
    lastDay: ours('in-the-text'),
    leavingRenewed: ours(null),
    kept: 'a notice before each renewal, on the day that the agreement says; notice and receipt of each renewal say that it can be withdrawn from, and it can',
    confirmed: null,
  },
  'US-CA': {
    notices: by(
      [
        { earliest: { days: 45 }, latest: { days: 15 } },
        { earliest: { days: 30 }, latest: { days: 7 } },
      ],
      {
        source:
          'Business and Professions Code, section 17602: a first term of a year or more; as amended by AB 2863, another price than before, and a reminder each year',
        since: '2022-07-01, as amended 2025-07-01',
      },
    ),
    discountNotice: by(
      { earliest: { days: 21 }, latest: { days: 3 } },
      {
        source:
          'Business and Professions Code, section 17602: a reduced price of more than 31 days',
        since: '2022-07-01',
      },
    ),
    reducedPrice: ours('list-price'),
    agreementFirst: ours(null),
    withdrawal: ours(WITHDRAWAL),
    coolingOff: ours(null),
    lastDay: ours('in-the-text'),
    leavingRenewed: ours(null),
    kept: 'the notices of the agreement, and one in the middle of each window that has none of them',
    confirmed: null,
  },
  other: {
    notices: ours([]),
    discountNotice: ours(null),
    reducedPrice: ours('list-price'),
    agreementFirst: ours(null),
    withdrawal: ours(WITHDRAWAL),
    coolingOff: ours(null),
    lastDay: ours('in-the-text'),
    leavingRenewed: ours(null),
    kept: 'the notices of the agreement; also for companies, and whoever gives a tax number, wherever they are',
    confirmed: null,
  },
}

/** The facts by which the law of a buyer's place is looked up; the region as in ISO 3166-2, without the country. */
export type LawBuyer = {
  country: string
  province: string | null
  company: string | null
  taxNumber: string | null
}

/** The European Economic Area without France and Germany, which have rows of their own. */
const EUROPEAN =
  'AT BE BG CY CZ DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO AX'.split(
    ' ',
  )

/** France with those parts overseas that have codes of their own and its consumer law. */
const FRENCH = 'FR BL GF GP MF MQ PM RE YT'.split(' ')

/** The tax code of a person in Italy (*codice fiscale*, D.M. 23 December 1976): letters stand for digits where two people had the same. */
const ITALIAN_PERSON = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/

/** True if the law protects a buyer as a consumer: nobody who names a company or a business number. */
export const isConsumer = ({
  company,
  taxNumber,
  country,
}: Pick<LawBuyer, 'company' | 'taxNumber' | 'country'>): boolean => {
  if (company !== null) return false
  const isPersonal = country === 'IT' && ITALIAN_PERSON.test(taxNumber?.toUpperCase() ?? '')
  return taxNumber === null || isPersonal
}

/** The place whose law a buyer has: where a consumer is billed, whatever language is read; `other` for a business, and for any place that has no row. */
export const placeOf = (buyer: LawBuyer): LawPlace => {
  const { country, province } = buyer
  if (!isConsumer(buyer)) return 'other'
  if (country === 'CA') return province === 'QC' ? 'CA-QC' : 'CA'
  if (country === 'US') return province === 'CA' ? 'US-CA' : 'other'
  if (country === 'DE' || country === 'GB') return country
  if (FRENCH.includes(country)) return 'FR'
  return EUROPEAN.includes(country) ? 'EU' : 'other'
}

/** The law that a buyer has. */
export const lawOf = (buyer: LawBuyer): LawRow => CONSUMER_LAW[placeOf(buyer)]
