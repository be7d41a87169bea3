import type { Buyer } from '#features/checkout/purchase-contract.ts'
import type { Locale } from '#lib/config/locales.ts'

/** Who lives through the year in each language, by what there is to see of them. */
export const ROLES = [
  'seats',
  'member',
  'guest',
  'affiliate',
  'renewed',
  'declined',
  'failing',
  'grown',
  'refund',
  'dispute',
  'stopped',
  'withdrawn',
] as const

export type Role = (typeof ROLES)[number]

/** The address of somebody; no mail can reach it. */
export const addressOf = (role: Role, locale: Locale): string => `${role}.${locale}@tour.example`

type Home = Pick<Buyer, 'country' | 'province'> & {
  timeZone: string
  /** First names, one after the other, with the family names. */
  people: readonly [string, string][]
}

const HOMES: Readonly<Record<Locale, Home>> = {
  en: {
    country: 'US',
    province: 'TX',
    timeZone: 'America/Chicago',
    people: [
      ['Grace', 'Miller'],
      ['Owen', 'Clark'],
      ['Ruth', 'Bennett'],
      ['Carl', 'Foster'],
    ],
  },
  fr: {
    country: 'FR',
    province: null,
    timeZone: 'Europe/Paris',
    people: [
      ['Camille', 'Moreau'],
      ['Hugo', 'Lefèvre'],
      ['Inès', 'Girard'],
      ['Léon', 'Chevalier'],
    ],
  },
  es: {
    country: 'ES',
    province: null,
    timeZone: 'Europe/Madrid',
    people: [
      ['Lucía', 'Navarro'],
      ['Javier', 'Ortega'],
      ['Marta', 'Iglesias'],
      ['Pablo', 'Serrano'],
    ],
  },
  it: {
    country: 'IT',
    province: null,
    timeZone: 'Europe/Rome',
    people: [
      ['Giulia', 'Ferrari'],
      ['Marco', 'Conti'],
      ['Elena', 'Galli'],
      ['Paolo', 'Rinaldi'],
    ],
  },
  pt: {
    country: 'PT',
    province: null,
    timeZone: 'Europe/Lisbon',
    people: [
      ['Inês', 'Carvalho'],
      ['Rui', 'Teixeira'],
      ['Marta', 'Fonseca'],
      ['Nuno', 'Almeida'],
    ],
  },
  de: {
    country: 'DE',
    province: null,
    timeZone: 'Europe/Berlin',
    people: [
      ['Katrin', 'Vogel'],
      ['Jonas', 'Schäfer'],
      ['Miriam', 'Krüger'],
      ['Stefan', 'Brandt'],
    ],
  },
}

/** A buyer of a language, with the time zone of the browser; `number` chooses the name. */
export const buyerOf = (
  locale: Locale,
  { email, number }: { email: string; number: number },
): { buyer: Buyer; timeZone: string } => {
  const { country, province, timeZone, people } = HOMES[locale]
  const [firstName, lastName] = people[number % people.length] ?? ['Ann', 'Roy']
  const buyer: Buyer = {
    email,
    firstName,
    lastName,
    nameOnCard: `${firstName} ${lastName}`,
    phone: null,
    country,
    province,
    company: null,
    taxNumber: null,
    street: null,
    city: null,
    postalCode: null,
  }
  return { buyer, timeZone }
}
