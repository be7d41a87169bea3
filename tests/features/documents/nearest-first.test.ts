import { describe, expect, it } from 'vitest'
import { nearestFirst } from '#features/documents/related-documents.ts'

describe('documents of a German page', () => {
  it('begin with those in German, then come German names of English ones, each in their order', () => {
    const english = { label: 'Lease', labelLanguage: 'en', mark: 'Auf Englisch' } as const
    const named = { label: 'Mahnung', labelLanguage: 'de', mark: 'Auf Englisch' } as const
    const german = { label: 'Rechnung', labelLanguage: 'de' } as const
    const second = { label: 'Angebot', labelLanguage: 'de' } as const
    expect(nearestFirst([english, named, german, second], 'de')).toEqual([
      german,
      second,
      named,
      english,
    ])
  })
})
