import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLAIM_SOURCES } from '#lib/config/claim-sources.ts'
import shell from '#locales/en/messages/shell.json' with { type: 'json' }
import { openFacts, readOpenCount, writeOpenCount } from '../../../scripts/ready/built-points.ts'
import { findClaims } from '../../../scripts/ready/find-claims.ts'
import { findDates } from '../../../scripts/ready/find-law.ts'
import { findMarked } from '../../../scripts/ready/find-marked.ts'
import { findSettings } from '../../../scripts/ready/find-settings.ts'
import { sourcePoints } from '../../../scripts/ready/open-points.ts'
import { countLine, ownerList } from '../../../scripts/ready/owner-list.ts'
import { runToEnd } from '../run-to-end.ts'
import { tempTree } from '../temp-tree.ts'

describe('what the owner must give or confirm', () => {
  it.each([
    [
      'lib/x.ts',
      `const a = 1\nconst phone = '+1' // owner: to give\n`,
      "to give: const phone = '+1'",
    ],
    ['lib/config/y.ts', `{\n  // owner: \`street\`, once known.\n}`, '`street`, once known.'],
    ['features/a/z.tsx', `<p>\n{/* owner: to confirm */}\n</p>`, 'to confirm'],
    [
      'locales/de/legal/a.md',
      `---\nrevised: 2026-11-22 # owner: to confirm\n---\n`,
      'to confirm: revised: 2026-11-22',
    ],
  ])('is found by its mark in %s, with file and line', (file, text, what) => {
    const [point, ...others] = findMarked(tempTree({ [file]: text }))
    expect(point).toMatchObject({ file, line: 2, what })
    expect(others).toEqual([])
  })

  it('is not found in a sentence about the mark, nor in a property of that name', () => {
    const text = `/** A line marked \`owner:\` is theirs. */\nt('x', { year, owner: BRAND.legalName })\n// no owner: here\n`
    expect(findMarked(tempTree({ 'lib/x.ts': text }))).toEqual([])
  })

  it('is a revision of which only the year is known', () => {
    const files = { 'locales/fr/legal/eula.md': '---\nrevised: 2020\n---\n' }
    expect(findDates(tempTree(files))).toMatchObject([{ group: 'legal', line: 2 }])
  })

  it('is a claim until something proves it', () => {
    const names = findClaims('.').map(({ what }) => what.slice(1, what.indexOf('}')))
    expect(names).toContain('businesses')
    expect(names).not.toContain('premiumUsers')
    const businesses = { ...CLAIM_SOURCES.businesses, proof: 'an audit' }
    expect(findClaims('.', { ...CLAIM_SOURCES, businesses })).toHaveLength(names.length - 1)
  })

  it('is an address or a secret that is not set, or leads browsers to this machine', () => {
    const points = findSettings('.', {
      HASH_KEY: 'x'.repeat(32),
      SITE_URL: 'http://localhost:3000',
      USER_SERVICE_URL: 'http://localhost:5000',
    })
    const names = points.map(({ what }) => what.slice(0, what.indexOf(':')))
    expect(names).toEqual(expect.arrayContaining(['SITE_URL', 'WEB_APP_URL', 'SERVICES_KEY']))
    expect(names).not.toContain('HASH_KEY')
    expect(names).not.toContain('USER_SERVICE_URL')
    expect(names).not.toContain('CAPTCHA_SITE_KEY')
    expect(points.every(({ line }) => line > 1)).toBe(true)
    expect(JSON.stringify(points)).not.toContain('localhost')
  })
})

describe('the list of this repository', () => {
  it('has the points that are known, each where it is mended', () => {
    const points = sourcePoints('.')
    const has = (file: string, words: string) =>
      points.some((point) => point.file === file && point.what.includes(words))
    expect(has('lib/config/brand.ts', '`street` and `postalCode`')).toBe(true)
    expect(has('lib/config/brand.ts', 'servicePhone')).toBe(true)
    expect(has('lib/config/brand.ts', 'instagram')).toBe(true)
    expect(has('lib/config/brand.ts', '`vatId`')).toBe(true)
    expect(has('locales/de/legal/refund-policy.md', 'to confirm')).toBe(true)
    expect(has('lib/config/claim-sources.ts', '{trees}')).toBe(true)
  })

  it('prints every point once, below its group, and how many there are', () => {
    const facts = sourcePoints('.')
    const settings = findSettings('.', {}).slice(0, 1)
    const printed = ownerList({ facts, settings })
    for (const { file, line } of facts) expect(printed).toContain(`  ${file}:${line} `)
    const sum = `${facts.length + 1} (${facts.length} facts about the site, 1 setting of this machine)`
    expect(printed.endsWith(`Open before going live: ${sum}`)).toBe(true)
    expect(ownerList({ facts: [], settings: [] })).toBe('Before going live: nothing is open.')
  })

  it('ends with 1 while something is open, and with 0 where it only lists', async () => {
    const strict = await runToEnd('scripts/ready.ts', {})
    const listed = await runToEnd('scripts/ready.ts', {}, ['--list'])
    expect([strict.code, listed.code]).toEqual([1, 0])
    expect(strict.out).toBe(listed.out)
    expect(strict.out).toContain('lib/config/brand.ts:')
  })
})

describe('a production start', () => {
  it('says in one line how many are open', () => {
    expect(countLine({ facts: 0, settings: 0 })).toBe('Before going live: nothing is open.')
    expect(countLine({ facts: 1, settings: 6 })).toBe(
      'Before going live, for the owner to give or confirm: 7 (1 fact about the site, 6 settings of this machine); "npm run ready" lists them.',
    )
  })

  it('the strip of its pages and npm run ready say one number of facts', async () => {
    const folder = tempTree({})
    writeOpenCount(folder)
    const { out } = await runToEnd('scripts/ready.ts', {}, ['--list'])
    const facts = readOpenCount(folder)
    expect(out).toContain(`(${facts} facts about the site, `)
    expect(openFacts()).toBe(facts)
    expect(readFileSync('scripts/run/build.ts', 'utf8')).toContain('OPEN_POINTS: `${openFacts()}`')
    expect(shell.openPoints).toContain('# facts about this site')
  })

  it('knows of its build what the sources leave open', () => {
    const folder = tempTree({})
    expect(readOpenCount(folder)).toBe(0)
    writeOpenCount(folder)
    expect(readOpenCount(folder)).toBe(sourcePoints('.').length)
  })

  /** A build of nothing: enough for the check before a start. */
  const build = () => {
    const folder = join(tempTree({}), '20261122T120000-00aa')
    mkdirSync(folder)
    const values = { CREATION_ERROR_NOTICE: 'silent', GALLERY: '0', BEHAVIOUR_AB_TESTS: '0' }
    const rest = {
      BEHAVIOUR_ANALYTICS: '1',
      STRIPE_PAYPAL: '0',
      TEST_PAYMENTS: '0',
      TAG_MANAGER_URL: 'https://www.googletagmanager.com/gtm.js',
    }
    const baked = { build: 'b', commit: '', values: { ...values, ...rest } }
    writeFileSync(join(folder, 'baked.json'), JSON.stringify(baked))
    writeFileSync(join(folder, 'fingerprint'), 'x')
    writeFileSync(join(folder, 'owner-list.json'), JSON.stringify({ open: 40 }))
    return folder
  }

  it('prints the line once; a start on a desk does not', async () => {
    const BUILD_FOLDER = build()
    const check = async (NODE_ENV: string) => {
      const { errors } = await runToEnd('scripts/check-environment.ts', { BUILD_FOLDER, NODE_ENV })
      return errors.filter((line) => line.startsWith('Before going live'))
    }
    const settings = findSettings('.', process.env).length
    expect(await check('production')).toEqual([countLine({ facts: 40, settings })])
    expect(await check('development')).toEqual([])
  })
})
