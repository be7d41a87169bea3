import { describe, expect, test } from 'vitest'
import { lineBreaks, withLineBreaks } from '#lib/i18n/line-breaks.ts'

const shown = (text: string) => text.replaceAll('\u00AD', '|')

describe('lineBreaks', () => {
  test.each([
    ['en', 'Letter of Recommendation', 'Letter of Recom|men|dation'],
    ['fr', 'Accord de confidentialité', 'Accord de confi|den|tialité'],
    ['es', 'Acuerdo de confidencialidad', 'Acuerdo de confi|den|cia|lidad'],
    ['it', 'Amministrazione', 'Ammini|stra|zione'],
    ['pt', 'Confidencialidade', 'Confi|den|ci|a|lidade'],
    ['de', 'Geheimhaltungsvereinbarung', 'Geheim|hal|tungs|ver|ein|barung'],
  ] as const)('shows where a long word of %s may be broken', (locale, text, expected) => {
    expect(shown(lineBreaks(text, locale))).toBe(expected)
  })

  test('leaves short words whole', () => {
    expect(lineBreaks('Agreement to lease equipment', 'en')).toBe('Agreement to lease equipment')
  })

  test('takes what an author has broken for words of its own', () => {
    expect(shown(lineBreaks('Geheimhaltungs\u00ADvereinbarung', 'de'))).toBe(
      'Geheim|hal|tungs|vereinbarung',
    )
  })

  test('takes a short first part for letters of its word', () => {
    expect(shown(lineBreaks('Clause de non-concurrence', 'fr'))).toBe(
      'Clause de non\u2011concur|rence',
    )
  })

  test('keeps a short first part with what follows', () => {
    expect(lineBreaks('Non-Disclosure, E-Mail, pre-arranged, well-known, 2002-2026', 'en')).toBe(
      'Non\u2011Disclosure, E\u2011Mail, pre\u2011arranged, well-known, 2002-2026',
    )
  })
})

test('withLineBreaks changes headings and titles alone, and not the words that it was given', () => {
  const words = {
    type: 'steps',
    heading: 'Recommendation',
    label: 'Recommendation',
    items: [{ title: 'Recommendation', text: 'Recommendation', titles: ['Recommendation'] }],
  }
  const broken = withLineBreaks(words, 'en')
  expect(shown(JSON.stringify(broken))).toBe(
    '{"type":"steps","heading":"Recom|men|dation","label":"Recommendation","items":[{"title":"Recom|men|dation","text":"Recommendation","titles":["Recom|men|dation"]}]}',
  )
  expect(words.heading).toBe('Recommendation')
})
