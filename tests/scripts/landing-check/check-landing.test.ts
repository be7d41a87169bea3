import { describe, expect, it } from 'vitest'
import { checkLanding } from '../../../scripts/landing-check/check-landing.ts'
import { problemLine } from '../../../scripts/landing/problem.ts'
import { landingRecordOf } from '../../support/landing-record.ts'
import { runToEnd } from '../run-to-end.ts'
import { tempTree } from '../temp-tree.ts'

const opening = {
  type: 'hero-page',
  heading: 'Yours',
  lead: 'Now',
  action: 'Go',
  sheet: 'plan',
  notes: ['One', 'Two', 'Three'],
}

const good = JSON.stringify({
  $schema: '../../../landing-record.schema.json',
  ...landingRecordOf(),
  sections: [opening],
})

const check = async (files: Record<string, string>) => {
  const found = await checkLanding({ root: tempTree(files), name: 'live' })
  const sorted = (lines: string[]) => lines.toSorted()
  return {
    count: found.count,
    errors: sorted(found.errors.map(problemLine)),
    warnings: sorted(found.warnings.map(problemLine)),
  }
}

describe('checkLanding of a content folder', () => {
  it('finds nothing in good records', async () => {
    const files = { 'en/landing/docs/x.json': good, 'fr/landing/docs/x.json': good }
    expect(await check(files)).toEqual({ count: 2, errors: [], warnings: [] })
  })

  it('leaves hidden files alone', async () => {
    const files = {
      'en/landing/docs/.DS_Store': '',
      '.trash/x': '',
      'en/landing/docs/x.json': good,
    }
    expect(await check(files)).toEqual({ count: 1, errors: [], warnings: [] })
  })

  it('names files that lie where nobody reads them', async () => {
    const files = {
      'en/docs/x.json': good,
      'en/y.json': good,
      'fr/.trash/z.json': good,
      'en/landing/docs/x.json': good,
    }
    const message =
      'is read by nobody. Records stand in <language>/landing/…, …/offers/… or …/stories/…: move the file.'
    expect(await check(files)).toEqual({
      count: 1,
      errors: [`live/en/docs/x.json (en): ${message}`, `live/en/y.json (en): ${message}`],
      warnings: [],
    })
  })

  it('refuses names that are no address, and goes on', async () => {
    const files = {
      'en/landing/docs/x.json': good,
      'en/landing/docs/X.json': good,
      'en/landing/docs/Spring Sale.json': good,
      'en/landing/docs/y.json.txt': good,
      'en/landing/docs/z.JSON': good,
      'docs/x.json': good,
      'costs/google.csv': 'Day,Campaign,Currency code,Cost',
    }
    expect(await check(files)).toEqual({
      count: 1,
      errors: [
        'live/docs: is no language. Records stand in <language>/landing/…, …/offers/… or …/stories/…; the languages are en, fr, es, it, pt, de.',
        'live/en/landing/docs/Spring Sale.json (en): use small letters, digits, dots and hyphens in the names of file and folders.',
        'live/en/landing/docs/X.json (en): differs from docs/x.json by capital letters only, and an address has none. Remove one of them.',
        'live/en/landing/docs/y.json.txt (en): is not read: the name of a record ends with .json.',
        'live/en/landing/docs/z.JSON (en): is not read: the name of a record ends with .json.',
      ],
      warnings: [],
    })
  })

  it('names every broken record', async () => {
    const files = { 'en/landing/docs/x.json': '{', 'de/landing/l/y.json': '{}' }
    const { count, errors } = await check(files)
    expect(count).toBe(0)
    expect(errors).toContain('live/de/landing/l/y.json (de) "meta": is missing.')
    expect(errors.at(-1)).toContain('live/en/landing/docs/x.json (en): it is no JSON: ')
  })

  it('refuses a typed figure by the claims of its language', async () => {
    const wrong = good.replace('Yours', '1 200 plantillas')
    const { errors } = await check({ 'es/landing/docs/z.json': wrong })
    expect(errors).toEqual([
      'live/es/landing/docs/z.json (es) "sections.0.heading": "1 200 plantillas" types the figure of a claim. Write {templates} instead.',
    ])
  })

  it('warns where a record stands in for one of the repository', async () => {
    const { warnings } = await check({ 'en/landing/docs/free-demo.json': good })
    expect(warnings).toEqual([
      'live/en/landing/docs/free-demo.json (en): stands in for locales/en/landing/docs/free-demo.json.',
    ])
  })

  it('counts the languages of the repository, and warns of the others', async () => {
    const { warnings } = await check({ 'en/landing/docs/ab/31.12.99/00.json': good })
    expect(warnings).toContain(
      'live/en/landing/docs/ab/31.12.99/00.json (en): /docs/ab/31.12.99/00 is missing in fr, es.',
    )
    const added = await check({ 'de/landing/l/f.json': good })
    expect(added.warnings.filter((line) => line.includes('missing'))).toEqual([])
  })

  it('lets a record that was copied from the repository keep its schema', async () => {
    const copied = good.replace('../../../', '../../../../.generated/')
    const { warnings } = await check({ 'en/landing/docs/x.json': copied })
    expect(warnings).toEqual([])
  })

  it('warns of a schema that is not there', async () => {
    const wrong = good.replace('../../../landing', '../landing')
    const { warnings } = await check({ 'en/landing/docs/x.json': wrong })
    expect(warnings).toEqual([
      'live/en/landing/docs/x.json (en) "$schema": must be "../../../landing-record.schema.json", or editors cannot help with this file.',
    ])
  })
})

describe('npm run landing:check', () => {
  const run = (...args: string[]) => runToEnd('scripts/check-landing.ts', {}, args)

  it('ends with 1 and a line for each error', async () => {
    const root = tempTree({
      'en/landing/docs/x.json': good.replace('"alias"', '"aliass"'),
      'en/landing/docs/y.json': good.replace('Test title', 'T'.repeat(61)),
    })
    const { code, out, errors } = await run('--out', root)
    expect(code).toBe(1)
    expect(errors).toEqual([
      `warning  ${root}/en/landing/docs/y.json (en) "meta.title": has 61 characters; what goes beyond 60 is often cut.`,
      `error    ${root}/en/landing/docs/x.json (en) "alias": write a text between quotes.`,
      `error    ${root}/en/landing/docs/x.json (en) "aliass": is no field here. Is "alias" meant?`,
    ])
    expect(out).toBe('1 landing record, 2 errors, 1 warning.\n')
  })

  it('ends with 1 and one line where the folder is none', async () => {
    const { code, errors } = await run('--out', '/no/such/folder')
    expect(code).toBe(1)
    expect(errors).toEqual(['--out /no/such/folder is no folder. Make it, or correct the name.'])
  })

  it('ends with 0 where only warnings are', async () => {
    const root = tempTree({ 'en/landing/docs/ab/01.12.26/00.json': good })
    expect((await run('--out', root)).code).toBe(0)
  })
})
