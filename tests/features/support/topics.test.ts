import { describe, expect, it } from 'vitest'
import { SUPPORT_TOPICS } from '#features/support/topics.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { CLAIM_NAMES } from '#lib/util/claims.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { readMessages } from '../../support/messages.ts'

/** Tags that the page makes links of. */
const LINKS = [
  'shelves',
  'contact',
  'plans',
  'download',
  'uninstall',
  'privacy',
  'cookies',
  'license',
]

it('is led on by no link that has the name of a figure', () => {
  expect(CLAIM_NAMES.filter((name) => LINKS.includes(name))).toEqual([])
})

describe.each(LOCALE_CODES)('the drawers of the support page in %s', (locale) => {
  it('hold four questions each at least, all with an answer', async () => {
    const words = await readMessages(locale, 'support')
    for (const topic of keysOf(SUPPORT_TOPICS)) {
      expect(SUPPORT_TOPICS[topic].length).toBeGreaterThanOrEqual(4)
      for (const name of SUPPORT_TOPICS[topic]) {
        expect(words.get(`topics.${topic}.items.${name}.question`)).toBeTruthy()
        expect(words.get(`topics.${topic}.items.${name}.answer`)).toBeTruthy()
      }
    }
  })

  it('have no word that no question shows, and no link that the page does not know', async () => {
    const words = await readMessages(locale, 'support')
    const shown = keysOf(SUPPORT_TOPICS).flatMap((topic) =>
      SUPPORT_TOPICS[topic].map((name) => `topics.${topic}.items.${name}`),
    )
    const items = [...words].filter(([key]) => key.includes('.items.'))
    expect(items).toHaveLength(2 * shown.length)
    for (const [, text] of items) {
      const tags = [...text.matchAll(/<(\w+)>/g)].map(([, tag]) => tag)
      expect(LINKS).toEqual(expect.arrayContaining(tags))
    }
  })

  it('promise the notice before a renewal that the terms promise (S2 §9)', async () => {
    const words = await readMessages(locale, 'support')
    const answer = words.get('topics.billing.items.renewal.answer') ?? ''
    const days = [...answer.matchAll(/\d+/g)].map(([number]) => number)
    expect(days).toEqual(locale === 'fr' ? ['30', '10'] : ['21'])
  })
})
