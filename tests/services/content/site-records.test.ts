import { describe, expect, test } from 'vitest'
import { readRecordBundle } from '#lib/records/record-bundle.ts'
import { announcementOf } from '../../support/announcement.ts'
import { contentBench } from './support.ts'

const open = () => {
  const bench = contentBench()
  const told = async () => {
    await bench.content().scan()
    const answer: unknown = await (await bench.call('/index.json')).json()
    const { redirects, announcements, words, skipped } = readRecordBundle(answer)
    expect(skipped.count).toBe(0)
    return { redirects, announcements, words }
  }
  return { ...bench, told }
}

const redirectsOf = (to: string) => JSON.stringify({ redirects: [{ from: '/Old/', to }] })

const wordsOf = (title: string) =>
  JSON.stringify({ locale: 'fr', words: { 'home.closing.title': title } })

const KINDS = [
  {
    kind: 'redirects',
    good: redirectsOf('/apps'),
    entry: { '/old': '/apps' },
    better: redirectsOf('/drive'),
    bad: redirectsOf('https://elsewhere.example'),
    field: 'redirects.0.to',
  },
  {
    kind: 'announcements',
    good: JSON.stringify(announcementOf()),
    entry: { pages: ['home', 'pages'], path: '/pricing/plans' },
    better: JSON.stringify(announcementOf({ path: '/apps' })),
    bad: JSON.stringify(announcementOf({ path: '/hand-off' })),
    field: 'path',
  },
  {
    kind: 'words',
    good: wordsOf('Signez, c’est tout.'),
    entry: { locale: 'fr', words: { 'home.closing.title': 'Signez, c’est tout.' } },
    better: wordsOf('Il ne manque que vous.'),
    bad: wordsOf('Il manque {votre nom'),
    field: 'words.home.closing.title',
  },
] as const

describe.each(KINDS)('$kind in the content folder', ({ kind, good, entry, better, bad, field }) => {
  const file = `${kind}/spring.json`

  test('are told to the edge, in their new form once changed, and gone with their file', async () => {
    const bench = open()
    bench.drop(file, good)
    expect((await bench.told())[kind]).toMatchObject({ spring: entry })
    bench.drop(file, better)
    expect((await bench.told())[kind]).not.toMatchObject({ spring: entry })
    bench.remove(file)
    expect((await bench.told())[kind]).toEqual({})
    expect(await bench.problems()).toEqual([])
  })

  test('that break keep their last good form, also over a restart', async () => {
    const bench = open()
    bench.drop(file, good)
    const before = await bench.told()
    for (const text of [bad, '{', `\uFEFF${good}`]) {
      bench.drop(file, text)
      expect(await bench.told()).toEqual(before)
      bench.reopen()
      expect(await bench.told()).toEqual(before)
      expect(await bench.problems()).toMatchObject([{ file, language: null }])
    }
    bench.drop(file, better)
    expect(await bench.told()).not.toEqual(before)
    expect(await bench.problems()).toEqual([])
  })

  test('that were never good are named, with the field, and told to nobody', async () => {
    const bench = open()
    bench.drop(file, bad)
    expect((await bench.told())[kind]).toEqual({})
    expect(await bench.problems()).toMatchObject([{ file, faults: [{ field }] }])
  })
})
