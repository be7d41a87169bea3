import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { landingSection } from '#features/landing/landing-sections.ts'
import { parseLandingRecord } from '#features/landing/parse-landing-record.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { checkLanding } from '../../../scripts/landing-check/check-landing.ts'
import { COMPOSITION_NAMES } from '../../../scripts/landing/new/compositions.ts'
import { readArguments } from '../../../scripts/landing/new/read-arguments.ts'
import { writeRecords } from '../../../scripts/landing/new/write-records.ts'
import { runToEnd } from '../run-to-end.ts'
import { tempTree } from '../temp-tree.ts'
import { withSitePage } from './with-site-page.ts'

const SPRING = ['--family', 'docs', '--slug', 'spring-sale', '--locales', 'en,fr']

const write = async (root: string, ...args: string[]) =>
  writeRecords(readArguments([...args, '--out', root]))

const read = (root: string, file: string) =>
  parseLandingRecord(readFileSync(join(root, file), 'utf8'), file)

describe('a new landing page', () => {
  it.each(COMPOSITION_NAMES)('passes the check in every language: %s', async (composition) => {
    const root = tempTree({})
    // No page of the site, which the check would name.
    const args = ['--family', 'docs', '--slug', 'page-of-a-test', '--composition', composition]
    await write(root, ...args, '--locales', LOCALE_CODES.join(','))
    const { count, errors, warnings } = await checkLanding({ root, name: 'live' })
    expect({ count, errors, warnings }).toEqual({ count: 6, errors: [], warnings: [] })
  })

  it('may begin with every opening that there is', () => {
    const openings = landingSection.options
      .map(({ shape }) => shape.type.value)
      .filter((type) => type.startsWith('hero-'))
    expect(COMPOSITION_NAMES.toSorted()).toEqual(openings.toSorted())
  })

  it('speaks the language of its folder, and carries the name that its slug says', async () => {
    const root = tempTree({})
    await write(root, ...SPRING)
    const english = read(root, 'en/landing/docs/spring-sale.json')
    const french = read(root, 'fr/landing/docs/spring-sale.json')
    expect(english).toMatchObject({ label: 'Spring Sale', keyword: 'spring-sale' })
    expect(french.meta.title).toBe('Documents d’entreprise, déjà rédigés')
    expect(french.sections.find(({ type }) => type === 'documents')).toMatchObject({
      keyword: 'contrat',
    })
  })

  it('is laid out as the formatter leaves it', async () => {
    const root = tempTree({})
    await write(root, ...SPRING)
    const files = ['en', 'fr'].map((locale) => join(root, locale, 'landing/docs/spring-sale.json'))
    const oxfmt = ['node_modules/oxfmt/bin/oxfmt', '--check', '-c', '.oxfmtrc.json', ...files]
    expect(() => execFileSync(process.execPath, oxfmt, { stdio: 'pipe' })).not.toThrow()
  })

  it('brings the schema that its first line names', async () => {
    const root = tempTree({})
    await write(root, ...SPRING)
    const folder = join(root, 'en/landing/docs')
    const { $schema = '' } = read(root, 'en/landing/docs/spring-sale.json')
    expect(JSON.parse(readFileSync(join(folder, $schema), 'utf8'))).toHaveProperty('title')
  })

  it.each([
    ['docs/ab/15.10.24', '03', { labelStyle: '03', dialog: 'email-only' }],
    ['docs/ab/11.05.24', '02', { dialog: 'logo', label: 'Business document templates' }],
    ['l', 'may2027', { dialog: 'landing-page', keyword: 'may2027' }],
  ])('fits its place below %s', async (family, slug, fields) => {
    const root = tempTree({})
    await write(root, '--family', family, '--slug', slug, '--locales', 'en')
    expect(read(root, `en/landing/${family}/${slug}.json`)).toMatchObject(fields)
    expect((await checkLanding({ root, name: 'live' })).errors).toEqual([])
  })
})

describe('npm run landing:new', () => {
  const run = (...args: string[]) => runToEnd('scripts/new-landing.ts', {}, args)

  it('says which files it wrote, their addresses, and what comes next', async () => {
    const root = tempTree({})
    const { code, out } = await run(...SPRING, '--out', root)
    expect(code).toBe(0)
    expect(out.trim().split('\n')).toEqual([
      `${root}/en/landing/docs/spring-sale.json  →  /docs/spring-sale`,
      `${root}/fr/landing/docs/spring-sale.json  →  /fr/docs/spring-sale`,
      `Change the words, then run: npm run landing:check -- --out ${root}`,
    ])
  })

  it('writes nothing where one of the files is there already', async () => {
    const root = tempTree({ 'fr/landing/docs/spring-sale.json': 'mine' })
    const { code, errors } = await run(...SPRING, '--out', root)
    expect(code).toBe(1)
    expect(errors).toEqual([
      `${root}/fr/landing/docs/spring-sale.json is there already. Choose another slug.`,
    ])
    expect(readFileSync(join(root, 'fr/landing/docs/spring-sale.json'), 'utf8')).toBe('mine')
    expect(existsSync(join(root, 'en'))).toBe(false)
  })

  it('ends with 1 and one line where it cannot do what it is told', async () => {
    const { code, errors } = await run('--slug', 'spring-sale')
    expect(code).toBe(1)
    expect(errors).toEqual([
      expect.stringContaining('Write: npm run landing:new -- --family docs --slug spring-sale'),
    ])
  })
})

describe('what landing:new refuses', () => {
  const page = (changes: Record<string, string>) =>
    Object.entries({ family: 'docs', slug: 'x', locales: 'en', ...changes }).flatMap(
      ([name, value]) => [`--${name}`, value],
    )

  it.each([
    [[], 'Write: npm run landing:new'],
    [page({ family: 'pages' }), '--family pages is unknown. Families: docs, '],
    [page({ family: 'docs/ab/today' }), '--family docs/ab/today: write the day'],
    [page({ slug: 'Spring' }), '--slug Spring: use small letters'],
    [page({ slug: '../x' }), '--slug ../x: use small letters'],
    [page({ slug: 'x.json' }), '--slug x.json: use small letters'],
    [page({ slug: 'x'.repeat(61) }), 'at most 60 characters.'],
    [page({ locales: 'en,jp' }), '--locales jp: the languages are en, fr, es, it, pt, de.'],
    [page({ locales: 'en,' }), '--locales en,: the languages are'],
    [page({ composition: 'hero' }), '--composition hero is unknown. Choose: '],
    [
      page({ family: 'docs/ab/01.12.26', locales: 'en,de' }),
      '--locales de: pages /docs/ab/{date}/{slug} exist in en, fr, es only.',
    ],
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['spring-sale'], "Unexpected argument 'spring-sale'"],
  ])('is %j', (args, message) => {
    expect(() => readArguments(args)).toThrow(message)
    expect(() => readArguments(args)).toThrow(/^[^\n]+$/)
  })

  it('is a folder that does not exist', async () => {
    await expect(write('/no/such/folder', ...SPRING)).rejects.toThrow(
      '--out /no/such/folder is no folder. Make it, or correct the name.',
    )
  })

  it('is the address of a page of the site', async () => {
    const fresh = await withSitePage(
      '/docs/terms',
      () => import('../../../scripts/landing/new/read-arguments.ts'),
    )
    expect(() => fresh.readArguments(page({ slug: 'terms' }))).toThrow(
      '/docs/terms is a page of the site already. Choose another slug.',
    )
  })
})
