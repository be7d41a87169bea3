import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AFFILIATE_PROGRAMME, commissionOn } from '#features/affiliate/programme.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { basicPriceAt } from '#lib/config/price-book.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { readMessages } from '../../support/messages.ts'

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

const textOf = (locale: Locale) =>
  readFileSync(`locales/${locale}/legal/affiliate-agreement.md`, 'utf8')

/** The text of each part by its number or letter; what stands before the first heading is `''`. */
const partsOf = (locale: Locale) =>
  new Map(
    plain(textOf(locale))
      .split(/^## /m)
      .map((part, at) => [at === 0 ? '' : (/^(?:\p{L}+ )?(\w+)/u.exec(part)?.[1] ?? '?'), part]),
  )

/** What is said of the terms, in the words of each language. */
const WORDS = {
  en: {
    sameVisit: 'same visit',
    inFull: 'in full',
    discretion: 'at our discretion',
    monthly: 'once a month',
    later: 'two months later',
    payPerClick: 'pay-per-click',
    onlySupplied: 'only the links and images that we supply',
    forfeited: 'forfeited',
    unlimited: 'unlimited downloads',
    schedules: ['Schedule', 'Exhibit'],
  },
  fr: {
    sameVisit: 'lors de cette même visite',
    inFull: 'la totalité',
    discretion: 'à notre discrétion',
    monthly: 'une fois par mois',
    later: 'deux mois plus tard',
    payPerClick: 'payée au clic',
    onlySupplied: 'que les liens et les images fournis par nous',
    forfeited: 'perdues',
    unlimited: 'téléchargements illimités',
    schedules: ['Annexe', 'Annexe'],
  },
  es: {
    sameVisit: 'esa misma visita',
    inFull: 'importe total',
    discretion: 'a nuestra discreción',
    monthly: 'una vez al mes',
    later: 'dos meses después',
    payPerClick: 'pago por clic',
    onlySupplied: 'Solo puede utilizar los enlaces y las imágenes que le facilitamos',
    forfeited: 'se pierden',
    unlimited: 'descargas ilimitadas',
    schedules: ['Anexo', 'Anexo'],
  },
  it: {
    sameVisit: 'nella stessa visita',
    inFull: 'per intero',
    discretion: 'a nostra discrezione',
    monthly: 'una volta al mese',
    later: 'due mesi dopo',
    payPerClick: 'pay-per-click',
    onlySupplied: 'soltanto i link e le immagini forniti da noi',
    forfeited: 'vanno perdute',
    unlimited: 'download illimitati',
    schedules: ['Allegato', 'Allegato'],
  },
  pt: {
    sameVisit: 'nessa mesma visita',
    inFull: 'o valor total',
    discretion: 'a nosso critério',
    monthly: 'uma vez por mês',
    later: 'dois meses depois',
    payPerClick: 'paga por clique',
    onlySupplied: 'Só podem ser usados os links e as imagens que fornecemos',
    forfeited: 'se perdem',
    unlimited: 'downloads ilimitados',
    schedules: ['Anexo', 'Anexo'],
  },
  de: {
    sameVisit: 'bei demselben Besuch',
    inFull: 'den vollen Preis',
    discretion: 'nach eigenem Ermessen',
    monthly: 'einmal im Monat',
    later: 'zwei Monate später',
    payPerClick: 'Pay-per-Click',
    onlySupplied: 'nur die Links und Bilder verwenden, die wir stellen',
    forfeited: 'verfallen',
    unlimited: 'unbegrenzte Downloads',
    schedules: ['Anlage', 'Anlage'],
  },
} as const satisfies Record<Locale, object>

const { commissionPercent, minimumPayout, forfeitedUpTo, spamFee, extendedSince } =
  AFFILIATE_PROGRAMME

/** The figures of the programme as the text of a language writes them. */
const figuresOf = (locale: Locale) => {
  const number = numberFormat(locale)
  const dollars = (cents: number) => {
    const amount = plain(number.format(cents / 100)).replace('.', String.raw`\.`)
    return new RegExp(String.raw`(?<!\d)${amount} (?:US[ -])?d[oó]l`, 'i')
  }
  const percent = numberFormat(locale, { style: 'percent' })
  return {
    commission: plain(percent.format(commissionPercent / 100)),
    payout: dollars(minimumPayout),
    forfeited: dollars(forfeitedUpTo),
    fee: dollars(spamFee),
    since: extendedSince.slice(0, 4),
  }
}

describe.each(LOCALE_CODES)('the affiliate agreement in %s (S2 §9)', (locale) => {
  const words = WORDS[locale]
  const parts = partsOf(locale)
  const part = (name: string) => parts.get(name) ?? ''
  const figures = figuresOf(locale)

  it('has 28 numbered sections in order, then Schedule A and Exhibit B', () => {
    const numbers = Array.from({ length: 28 }, (_, at) => `${at + 1}`)
    expect([...parts.keys()]).toEqual(['', ...numbers, 'A', 'B'])
    expect(part('A').startsWith(`${words.schedules[0]} A `)).toBe(true)
    expect(part('B').startsWith(`${words.schedules[1]} B `)).toBe(true)
  })

  it.each(['9', 'A'])('pays the commission of the programme (part %s)', (name) => {
    expect(part(name)).toContain(figures.commission)
  })

  it('counts a sale only where the customer buys on the same visit and pays in full', () => {
    expect(part('8')).toContain(words.sameVisit)
    expect(part('8')).toContain(words.inFull)
  })

  it('pays monthly, two months later, since the day that the programme names', () => {
    expect(part('11')).toContain(words.monthly)
    expect(part('11')).toContain(words.later)
    expect(part('11')).toContain(figures.since)
  })

  it.each(['12', 'A'])('pays from the minimum on (part %s)', (name) => {
    expect(part(name)).toMatch(figures.payout)
  })

  it.each(['24', 'A'])('says what is forfeited at the end (part %s)', (name) => {
    expect(part(name)).toMatch(figures.forfeited)
    expect(part(name)).toContain(words.forfeited)
  })

  it.each(['16', 'B'])('charges the fee for spam (part %s)', (name) => {
    expect(part(name)).toMatch(figures.fee)
  })

  it('allows no pay-per-click and only what is supplied', () => {
    expect(part('15')).toContain(words.payPerClick)
    expect(part('6')).toContain(words.onlySupplied)
  })

  it('leaves approval, rejection and termination to the owner', () => {
    expect(part('4')).toContain(words.discretion)
    expect(part('23')).toContain(words.discretion)
  })

  it('names the plans, their users and the downloads', () => {
    expect(part('A')).toMatch(/Basic\D+\b1\b\D+Premium\D+\b5\b/)
    expect(part('A')).toContain(words.unlimited)
  })

  it('is under the law of Quebec, Canada', () => {
    expect(part('28')).toMatch(/Qu[eé]bec/)
    expect(part('28')).toMatch(/[CK]anad/)
  })

  it('links to the programme, contact, plans, terms and privacy in its language', () => {
    const targets = [...textOf(locale).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target)
    const wanted = (['affiliateProgramme', 'contact', 'plans', 'terms', 'privacy'] as const).map(
      (id) => routePath(id, locale),
    )
    expect(new Set(targets)).toEqual(new Set(wanted))
  })
})

it.each(
  LOCALE_CODES.flatMap(
    (locale) =>
      [
        [locale, 'start'],
        [locale, 'affiliateProgramme'],
      ] as const,
  ),
)('types no figure of the terms into the words of pages: %s %s', async (locale, file) => {
  for (const [key, message] of await readMessages(locale, file))
    expect(message, key).not.toMatch(/\d/)
})

it('says truly that one sale of the Basic plan is above the minimum payout', () => {
  const each = commissionOn(Math.round(basicPriceAt().yearly * 100))
  expect(each).toBe(89_96)
  expect(each).toBeGreaterThanOrEqual(minimumPayout)
})
