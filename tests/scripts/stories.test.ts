import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemLine } from '../../scripts/landing/problem.ts'
import { checkStories } from '../../scripts/stories/check-stories.ts'
import { STORY } from '../support/story-record.ts'
import { runToEnd } from './run-to-end.ts'
import { tempTree } from './temp-tree.ts'

const NOW = new Date('2026-11-29T12:00:00Z')

const check = async (files: Record<string, object>) => {
  const written = Object.entries(files).map(
    ([name, record]) => [name, JSON.stringify(record)] as const,
  )
  const folder = { root: tempTree(Object.fromEntries(written)), name: 'out' }
  const { errors, warnings } = await checkStories(folder, NOW)
  return { errors: errors.map(problemLine), warnings: warnings.map(problemLine) }
}

const PLACE = 'stories/company/newsroom/reminders.json'
const $schema = '../../../../story-record.schema.json'

describe('npm run story:new', () => {
  it('writes a story of which the check has nothing to say', async () => {
    const out = tempTree({})
    const words = ['--title', 'News', '--summary', 'Short.', '--path', '/docs', '--link', 'Read']
    const args = ['new', 'reminders', '--locale', 'fr', '--out', out, ...words]
    const { out: said } = await runToEnd('scripts/stories.ts', {}, args)
    expect(said).toContain(`fr/${PLACE}  →  /fr/company/newsroom/reminders`)
    const checked = await checkStories({ root: out, name: 'out' })
    expect(checked).toEqual({ errors: [], warnings: [], count: 1 })
    const again = await runToEnd('scripts/stories.ts', {}, args)
    expect(again.errors.join()).toContain('is there already')
  })

  it('says what to write', async () => {
    const { code, errors } = await runToEnd('scripts/stories.ts', {}, ['new'])
    expect([code, errors.join()]).toEqual([1, expect.stringContaining('Say: npm run story:new')])
  })
})

describe('npm run story:check', () => {
  it('counts what it has looked at, and says where an option is told that it does not know', async () => {
    const out = tempTree({ [join('en', PLACE)]: JSON.stringify({ ...STORY, $schema }) })
    const { out: said } = await runToEnd('scripts/stories.ts', {}, ['check', '--out', out])
    expect(said).toContain('1 news record, 0 errors, 0 warnings.')
    const { code, errors } = await runToEnd('scripts/stories.ts', {}, ['check', '--all'])
    expect(code).toBe(1)
    expect(errors).toEqual([expect.stringMatching(/^Unknown option '--all'.*README\.md/)])
  })

  it('names what would keep a story from going live', async () => {
    const { errors } = await check({
      [join('en', PLACE)]: { ...STORY, $schema, next: { path: '/nowhere', words: 'Go' } },
    })
    expect(errors).toEqual([
      'out/en/stories/company/newsroom/reminders.json (en) "next.path": is no page of the site in en: open the page in a browser and copy its path.',
    ])
  })

  it('warns of days that differ, or come before the story', async () => {
    const { errors, warnings } = await check({
      [join('en', PLACE)]: { ...STORY, $schema },
      [join('fr', PLACE)]: { ...STORY, $schema, date: '2026-12-24' },
    })
    expect(errors).toEqual([])
    expect(warnings).toEqual([
      'out/fr/stories/company/newsroom/reminders.json (fr) "date": is later than the story begins. Give it a "from" of that day.',
      'out/fr/stories/company/newsroom/reminders.json (fr) "date": is 2026-12-24, but 2026-11-20 in out/en/stories/company/newsroom/reminders.json.',
    ])
  })
})
