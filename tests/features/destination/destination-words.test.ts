import { describe, expect, it } from 'vitest'
import { hasBusinessKeyword } from '#features/destination/business-keyword.ts'
import { documentHeading } from '#features/documents/server/show-document.ts'
import { keywordToName } from '../../../scripts/landing/new/keyword-to-name.ts'

describe('documentHeading (S2 §4 "Card heading")', () => {
  it.each([
    ['marketing-plan-D123', 'Marketing Plan'],
    ['doc/terms-of-the-lease-of-a-house-D9/', 'Terms of the Lease of a House'],
    ['the-sale-of-a-business-D12', 'The Sale of a Business'],
    ['NDA-mutual-D5', 'NDA Mutual'],
    ['doc/mod%C3%A8le-de-bail-D7', 'Modèle De Bail'],
    ['plan-D-2', 'Plan D 2'],
    ['section-D12-of-the-act-D3', 'Section D12 of the Act'],
    ['%ff-D3', '%ff'],
    ['', ''],
  ])('makes of %s "%s"', (url, heading) => {
    expect(documentHeading(url)).toBe(heading)
  })
})

describe('keywordToName (S2 §4)', () => {
  it.each([
    ['business-plan', 'Business Plan'],
    ['employee handbook-form', 'Employee Handbook Form'],
    ["plan-d'affaires", "Plan D'affaires"],
    ['énoncé-de-mission', 'Énoncé De Mission'],
    ['  bail ', 'Bail'],
    ['', ''],
  ])('makes of "%s" "%s"', (keyword, name) => {
    expect(keywordToName(keyword)).toBe(name)
  })
})

describe('hasBusinessKeyword (S2 §4)', () => {
  it.each([
    'business plan',
    'business-plan',
    'bplan',
    'biz plan',
    'mission statement',
    'mission-statement',
    'vision statement',
    'vision-statement',
  ])('knows %s in any case, encoded too', (keyword) => {
    for (const url of [keyword, keyword.toUpperCase(), encodeURI(keyword)]) {
      expect(hasBusinessKeyword(`doc/simple-${url}-D12`)).toBe(true)
    }
  })

  it.each([
    'doc/plan-d-affaires-D11004',
    'Plan d’affaires',
    'énoncé-de-mission-D3',
    '%C3%A9nonc%C3%A9%20de%20vision',
    'doc/plan-de-negocio-D21004',
    'Plan de negocios',
    'declaración de misión',
    'piano-aziendale-D5',
    'dichiarazione della missione',
    'plano-de-negócios-D5',
    'Declaração de Missão',
    'Businessplan-D5',
    'Geschäftsplan',
    'geschaeftsplan',
    'Unternehmensleitbild',
  ])('knows %s', (url) => {
    expect(hasBusinessKeyword(url)).toBe(true)
  })

  it.each(['doc/marketing-plan-D1', 'business', 'plan', 'commission-statement-D2', '%ff', ''])(
    'does not take %j for one',
    (url) => {
      expect(hasBusinessKeyword(url)).toBe(false)
    },
  )
})
