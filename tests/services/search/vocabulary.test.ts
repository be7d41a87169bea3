import { describe, expect, test } from 'vitest'
import { catalogueText } from '../../../scripts/catalogue/catalogue-text.ts'
import { parseVocabulary } from '../../../scripts/catalogue/parse-vocabulary.ts'

const VOCABULARY = `= job Accountant; Chef; Office Manager
@ human-resources agreement
Employment Agreement for {a:job}
@ administration plan business-plan
{Bakery|Hotel} Business Plan, {One|Five} Years`

const make = (vocabulary: string, before = '') =>
  catalogueText({ language: 'en', vocabulary, before })

describe('the vocabulary', () => {
  test('combines lists and choices, with the article', () => {
    expect(parseVocabulary(VOCABULARY)).toEqual([
      ...['an Accountant', 'a Chef', 'an Office Manager'].map((job) => ({
        department: 'human-resources',
        type: 'agreement',
        title: `Employment Agreement for ${job}`,
      })),
      ...['Bakery', 'Hotel'].flatMap((trade) =>
        ['One', 'Five'].map((years) => ({
          department: 'administration',
          type: 'plan',
          topic: 'business-plan',
          title: `${trade} Business Plan, ${years} Years`,
        })),
      ),
    ])
  })

  test.each([
    ['an unknown list', '@ legal letter\nLetter to {somebody}', /no list "somebody"/],
    ['an unknown department', '@ cooking letter\nLetter', /department/],
    ['a title without department', 'Letter', /stands before/],
  ])('refuses %s', (_name, vocabulary, message) => {
    expect(() => parseVocabulary(vocabulary)).toThrow(message)
  })

  test('refuses a title that comes twice, whatever its accents', () => {
    expect(() => make('@ legal letter\nRésumé Letter\nResume  letter')).toThrow(/Resume {2}letter/)
  })

  test('keeps numbers when titles come and go, and gives none again', () => {
    const first = make('@ legal letter\nLetter A\nLetter B')
    expect(first).toBe(
      'next 1003\n1001\tlegal\tletter\t\tLetter A\n1002\tlegal\tletter\t\tLetter B\n',
    )
    const second = make('@ legal letter\nLetter C\nLetter A', first)
    expect(second).toBe(
      'next 1004\n1003\tlegal\tletter\t\tLetter C\n1001\tlegal\tletter\t\tLetter A\n',
    )
    const third = make('@ legal letter\nLetter B', second)
    expect(third).toBe('next 1005\n1004\tlegal\tletter\t\tLetter B\n')
  })
})
