import { expect, test } from 'vitest'
import { readRecordBundle } from '#lib/records/record-bundle.ts'
import { STORY } from '../../support/story-record.ts'
import { contentBench } from './support.ts'

const FILE = 'fr/stories/company/newsroom/reminders.json'
const PATH = '/company/newsroom/reminders'

test('a story goes live with its days, keeps its last good form, and is gone with its file', async () => {
  const bench = contentBench()
  const listed = async () => {
    await bench.content().scan()
    const answer: unknown = await (await bench.call('/index.json')).json()
    return readRecordBundle(answer).index.fr?.[PATH]
  }
  const until = '2099-01-01T00:00:00Z'
  bench.drop(FILE, JSON.stringify({ ...STORY, until }))
  const live = await listed()
  expect(live).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{12}$/), until })
  bench.drop(FILE, JSON.stringify({ ...STORY, next: { path: '/nowhere', words: 'Y aller' } }))
  expect(await listed()).toEqual(live)
  expect(await bench.problems()).toMatchObject([{ file: FILE, faults: [{ field: 'next.path' }] }])
  bench.remove(FILE)
  expect(await listed()).toBeUndefined()
})

test('a story that lies among landing pages is sent to its folder', async () => {
  const bench = contentBench()
  bench.drop(FILE.replace('stories', 'landing'), JSON.stringify(STORY))
  await bench.content().scan()
  expect(JSON.stringify(await bench.problems())).toContain('stand in stories/: move the file')
})
