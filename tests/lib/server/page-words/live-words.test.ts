import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWords, wordsEdition } from '#lib/records/open-words.ts'
import type { WordsEntry } from '#lib/records/words-index.ts'
import { json, startUpstream, type UpstreamServer } from '../../../support/upstream-server.ts'

const shortened = vi.hoisted(() => ({ times: 0 }))

vi.mock('#lib/next/page-life.ts', () => ({
  shortenPageLife: async () => {
    shortened.times += 1
  },
}))

let content: UpstreamServer

beforeAll(async () => {
  content = await startUpstream()
  vi.stubEnv('CONTENT_SERVICE_URL', content.url)
  vi.stubEnv('LOG_LEVEL', 'silent')
})

afterAll(() => content.close())

beforeEach(() => {
  shortened.times = 0
})

const entryOf = (changes: Partial<WordsEntry> = {}): WordsEntry => ({
  hash: 'a'.repeat(12),
  locale: 'fr',
  words: { 'home.closing.title': 'Signez.' },
  ...changes,
})

const live = (words: Record<string, WordsEntry>) => {
  content.reply = json(200, { records: {}, words })
}

const nameOf = (words: Record<string, WordsEntry>) =>
  wordsEdition(openWords(words, { locale: 'fr', now: Date.now() }))

const MESSAGES = {
  home: { closing: { title: 'Il manque votre nom.', tab: 'Signez ici' }, action: 'Créer' },
  shell: { skip: 'Aller au contenu' },
}

/** A process of its own. */
const freshSite = async () => {
  vi.resetModules()
  const { withLiveWords } = await import('#lib/server/page-words/live-words.ts')
  return (hash: string, until?: number) =>
    withLiveWords(MESSAGES, {
      locale: 'fr',
      shown: until === undefined ? { hash } : { hash, until },
    })
}

const TITLED = {
  ...MESSAGES,
  home: { ...MESSAGES.home, closing: { title: 'Signez.', tab: 'Signez ici' } },
}

describe('the messages of a page with words of records', () => {
  it('have those words in their places, and leave those of other pages alone', async () => {
    const words = { spring: entryOf() }
    live(words)
    const show = await freshSite()
    expect(await show(await nameOf(words))).toEqual(TITLED)
    expect(MESSAGES.home.closing.title).toBe('Il manque votre nom.')
    expect(shortened.times).toBe(0)
  })

  it('have those of the later name where two records change the same', async () => {
    const later = entryOf({ hash: 'b'.repeat(12) })
    const words = { b: later, a: entryOf({ words: { 'home.closing.title': 'Voilà.' } }) }
    live(words)
    expect(await (await freshSite())(await nameOf(words))).toEqual(TITLED)
  })

  it('wait for words that the edge has heard of first', async () => {
    live({})
    const show = await freshSite()
    expect(await show('c'.repeat(12))).toEqual(MESSAGES)
    expect(shortened.times).toBe(1)
    const words = { spring: entryOf() }
    live(words)
    expect(await show(await nameOf(words))).toEqual(TITLED)
    expect(shortened.times).toBe(1)
  })

  it('have the open ones on a page of another moment, which is made again soon', async () => {
    live({ spring: entryOf() })
    expect(await (await freshSite())('c'.repeat(12))).toEqual(TITLED)
    expect(shortened.times).toBe(1)
  })

  it.each([
    ['a key that this build has not', { 'home.closing.text': 'Signez.' }],
    ['a key that no record may change', { 'shell.skip': 'Passer' }],
    ['a brace without its other half', { 'home.closing.title': 'Signez {' }],
    ['a name that nobody fills in', { 'home.closing.title': 'Signez {jour}' }],
  ])('leave the word of the build for %s', async (_case, own) => {
    const words = { spring: entryOf({ words: { 'home.action': 'Commencer', ...own } }) }
    live(words)
    expect(await (await freshSite())(await nameOf(words))).toEqual({
      ...MESSAGES,
      home: { ...MESSAGES.home, action: 'Commencer' },
    })
  })

  it('have those of one record alone in its preview, whatever its time', async () => {
    const from = '2099-01-01T00:00:00Z'
    live({
      open: entryOf({ hash: 'b'.repeat(12), words: { 'home.action': 'Commencer' } }),
      waiting: entryOf({ from }),
    })
    const show = await freshSite()
    expect(await show('a'.repeat(12), 1_900_000_000)).toEqual(TITLED)
    expect(shortened.times).toBe(0)
    expect(await show('c'.repeat(12), 1_900_000_000)).toEqual(MESSAGES)
    expect(shortened.times).toBe(1)
  })
})
