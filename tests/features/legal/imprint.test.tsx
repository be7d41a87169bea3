import { afterEach, describe, expect, it } from 'vitest'
import { ImprintSheet } from '#features/legal/components/imprint-view.tsx'
import { disputeWords, imprintFacts, imprintRows } from '#features/legal/imprint-facts.ts'
import { BRAND } from '#lib/config/brand.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { readMessages } from '../../support/messages.ts'
import { putServerHtml } from '../../support/server-html.ts'

const GIVEN = {
  ...BRAND,
  imprint: {
    representatives: ['A. Name, President', 'B. Name, Secretary'],
    email: 'mail@example.com',
    telephone: '+1 514 555 0100',
    register: 'Register 1',
    vatId: 'DE1',
    responsible: 'A. Name, Montréal',
    takesPartInArbitration: false,
  },
}

const KNOWN = { legalForm: 'Inc.', address: ['Montréal'] }

afterEach(() => {
  document.body.innerHTML = ''
})

describe('the facts of the imprint (§ 5 DDG)', () => {
  it('are those that the owner gave, and no others', () => {
    expect(imprintFacts(KNOWN, GIVEN)).toMatchObject({
      provider: [BRAND.legalName],
      representatives: ['A. Name, President', 'B. Name, Secretary'],
      email: ['mail@example.com'],
      vat: ['DE1'],
    })
    const none = imprintFacts(KNOWN, { ...BRAND, imprint: {} })
    expect(none).toMatchObject({
      representatives: [],
      email: [],
      telephone: [],
      register: [],
      vat: [],
    })
  })

  it('have no VAT number where there is none', () => {
    expect(imprintRows({ ...BRAND, imprint: { vatId: false } })).not.toContain('vat')
    expect(imprintRows({ ...BRAND, imprint: {} })).toContain('vat')
  })

  it('leave the answer on arbitration to the owner (§ 36 VSBG)', () => {
    expect([disputeWords(true), disputeWords(false), disputeWords()]).toEqual([
      'takesPart',
      'declines',
      undefined,
    ])
  })
})

it.each(LOCALE_CODES)(
  'shows in %s what is known, and nothing of what is to come',
  async (locale) => {
    await putServerHtml(<ImprintSheet locale={locale} />)
    const words = await readMessages(locale, 'imprint')
    const facts = imprintFacts({ legalForm: words.get('legalForm') ?? '', address: ['x'] })
    const known = imprintRows().filter((row) => facts[row].length > 0)
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
    expect(textOf('dt')).toEqual(known.map((row) => words.get(`rows.${row}`)))
    expect(document.body.textContent).toContain(BRAND.legalName)
  },
)
