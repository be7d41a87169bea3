import { describe, expect, it } from 'vitest'
import { offerFaults } from '#features/pricing/offer-faults.ts'
import { CURRENT_BOOK } from '#features/pricing/price.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { offerRecordOf } from '../../support/offer-record.ts'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const SUMMER = '/pricing/plans/summer'

type Case = { path?: string; locale?: Locale; book?: typeof CURRENT_BOOK }

const faultsOf = (changes: object, { path = SUMMER, locale = 'en', book }: Case = {}) =>
  offerFaults(
    { locale, path, record: offerRecordOf(changes) },
    { claims: { templates: 3000 }, now: NOW, ...(book && { book }) },
  )

const fieldsOf = (...args: Parameters<typeof faultsOf>) =>
  faultsOf(...args).map(({ field }) => field)

describe('offerFaults', () => {
  it('finds nothing in a good record', () => {
    expect(faultsOf({ lead: 'All {templates}+ templates.', discount: 'save50' })).toEqual([])
  })

  it.each(['/docs/summer', '/pricing/checkout', '/pricing/plans/a/b/c/d'])(
    'knows no pricing page %s',
    (path) => {
      expect(faultsOf({}, { path })[0]?.message).toContain('belongs to no pricing pages')
    },
  )

  it('lets only one page ask for a sign of a person, and only one take customers back', () => {
    expect(fieldsOf({ hasCaptcha: true, isRenewal: true })).toEqual(['hasCaptcha', 'isRenewal'])
    expect(fieldsOf({}, { path: '/pricing/plans/captcha' })).toEqual(['hasCaptcha'])
    expect(fieldsOf({ hasCaptcha: true }, { path: '/pricing/plans/captcha' })).toEqual([])
    expect(fieldsOf({}, { path: '/pricing/plans/renew' })).toEqual(['isRenewal'])
    expect(fieldsOf({ isRenewal: true }, { path: '/pricing/plans/renew' })).toEqual([])
  })

  it('names a plan that the price book has no price for, also when the page begins', () => {
    const rows = CURRENT_BOOK.rows.filter(({ plan }) => plan !== 'premium')
    const later = { plan: 'premium', currency: 'USD', yearly: 599_88, status: 'confirmed' } as const
    const plans = ['basic', 'premium']
    expect(fieldsOf({ plans }, { book: { ...CURRENT_BOOK, rows } })).toEqual(['plans.1'])
    const book = { ...CURRENT_BOOK, rows: [...rows, { ...later, from: '2027-01-01' }] }
    expect(fieldsOf({ plans }, { book })).toEqual(['plans.1'])
    expect(fieldsOf({ plans, from: '2027-01-02T00:00:00Z' }, { book })).toEqual([])
  })

  it('names a discount that has not begun when the page does', () => {
    const save50 = { ...CURRENT_BOOK.discounts.save50, from: '2027-01-01' }
    const book = { ...CURRENT_BOOK, discounts: { ...CURRENT_BOOK.discounts, save50 } }
    expect(fieldsOf({ discount: 'save50' }, { book })).toEqual(['discount'])
    expect(fieldsOf({ discount: 'save50', from: '2027-01-01T00:00:00Z' }, { book })).toEqual([])
  })

  it.each([
    ['en', 'Half a desk, **today only.**'],
    ['en', 'The offer ends soon.'],
    ['en', 'Hurry while it lasts.'],
    ['en', 'A limited-time price.'],
    ['en', 'Your last chance.'],
    ['fr', 'Un prix valable aujourd’hui.'],
    ['fr', 'L’offre se termine bientôt.'],
    ['fr', 'Le dernier jour pour en profiter.'],
    ['fr', 'Une offre à durée limitée.'],
    ['es', 'Solo hoy.'],
    ['es', 'La oferta termina pronto.'],
    ['es', 'Último día.'],
    ['it', 'Solo per oggi.'],
    ['it', 'L’offerta scade presto.'],
    ['it', 'Ultimo giorno.'],
    ['pt', 'Só hoje.'],
    ['pt', 'A oferta termina em breve.'],
    ['pt', 'Último dia.'],
    ['de', 'Nur heute.'],
    ['de', 'Der letzte Tag.'],
    ['de', 'Das Angebot endet bald.'],
    ['de', 'Nur noch drei Plätze.'],
  ] as const)('hears an end in %s: %s', (locale, headline) => {
    const [fault, ...others] = faultsOf({ headline }, { locale })
    expect(fault).toMatchObject({ field: 'headline', message: expect.stringContaining('"until"') })
    expect(others).toEqual([])
    expect(faultsOf({ headline, until: '2026-12-01T00:00:00+01:00' }, { locale })).toEqual([])
  })

  it.each(LOCALE_CODES)('hears none in plain words of %s', (locale) => {
    const plain = {
      en: 'The weekend starts at your desk, and the year never ended so well sorted.',
      fr: 'Bientôt fini de chercher vos papiers, en toute simplicité.',
      es: 'Una hoja menos que buscar en su mesa.',
      it: 'Un foglio in meno da cercare sulla scrivania.',
      pt: 'Uma folha a menos para procurar na mesa.',
      de: 'Ein Blatt weniger, das Sie auf dem Tisch suchen.',
    }
    expect(faultsOf({ lead: plain[locale] }, { locale })).toEqual([])
  })

  it.each(['Save 50% now.', 'Économisez 50 %.', 'Just $12 a month.', '12 € im Monat', 'USD 99'])(
    'leaves prices to the price book: %s',
    (lead) => {
      expect(fieldsOf({ lead })).toEqual(['lead'])
    },
  )

  it('leaves figures to the claims', () => {
    expect(fieldsOf({ lead: 'All 3,000 templates.' })).toEqual(['lead'])
    expect(fieldsOf({ headline: 'All {forms} forms.' })).toEqual(['headline'])
  })
})
