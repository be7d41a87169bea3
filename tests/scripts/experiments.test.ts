import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { ExperimentRecord } from '#features/experiments/experiment-record.ts'
import { changeExperiment, decideExperiment } from '../../scripts/experiments/change-experiment.ts'
import { checkExperiments, overlaps } from '../../scripts/experiments/check-experiments.ts'
import { newExperiment } from '../../scripts/experiments/new-experiment.ts'
import { checkLanding } from '../../scripts/landing-check/check-landing.ts'
import { keepDecidedName, readExperiments } from '../../scripts/lib/read-experiments.ts'
import { checkOffers } from '../../scripts/offers/check-offers.ts'
import { findExperiments } from '../../scripts/ready/find-experiments.ts'
import { experimentText } from '../support/experiment.ts'
import { runToEnd } from './run-to-end.ts'
import { tempTree } from './temp-tree.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const PAGE = '/docs/free-demo'

const open = (files: Readonly<Record<string, string>> = {}) => {
  const root = tempTree(files)
  const folder = { root, name: 'live' }
  const make = (name = 'headline', page = PAGE, arms = ['price']) =>
    newExperiment({ name, page, arms, folder, now: NOW })
  const rows = () => readExperiments(root)
  const check = async (now = NOW) => {
    const { errors, warnings } = await checkExperiments({ rows: await rows(), folder, now })
    const lines = [...errors, ...warnings]
    return lines.map(({ field, locale, message }) => `${locale ?? ''} ${field}: ${message}`)
  }
  const at = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(at(file), 'utf8')
  return { root, folder, make, rows, check, at, read }
}

const ARM = 'en/landing/docs/ab-headline.price.json'

const withHeadline = (text: string, title: string) => {
  const record = JSON.parse(text)
  return JSON.stringify({ ...record, meta: { ...record.meta, title } })
}

it('begins with what the page shows, in each language that has it, ready to be changed', async () => {
  const { make, check, folder, rows, at, read } = open()
  expect(await make()).toEqual([
    'live/experiments/headline.json',
    ...['en', 'it', 'pt', 'de'].map(
      (locale) => `live/${locale}/landing/docs/ab-headline.price.json`,
    ),
  ])
  expect(await rows()).toMatchObject([
    {
      name: 'headline',
      record: {
        page: PAGE,
        state: 'draft',
        start: '2026-11-27',
        decideBy: '2026-12-25',
        arms: { control: { weight: 1 }, price: { weight: 1, page: '/docs/ab-headline.price' } },
      },
    },
  ])
  expect((await checkLanding(folder)).errors).toEqual([])
  const same =
    'arms.price.page: says the same as control: change its words, or leave the language out.'
  expect(await check()).toEqual(['en', 'it', 'pt', 'de'].map((locale) => `${locale} ${same}`))
  writeFileSync(at(ARM), withHeadline(read(ARM), 'Every document for 99 $'))
  expect(await check()).not.toContain(`en ${same}`)
  await expect(make()).rejects.toThrow('"headline" is or was the name of an experiment')
})

it('is made of an offer as well', async () => {
  const { make, folder, rows } = open()
  await make('less', '/pricing/plans')
  expect((await checkOffers(folder)).errors).toEqual([])
  expect((await rows())[0]?.record.metric).toBe('purchase')
})

it.each([
  ['/docs/no-such-page', 'No language has a record of /docs/no-such-page.'],
  ['/company/about', 'No language has a record of /company/about.'],
])('cannot be one of %s', async (page, message) => {
  await expect(open().make('headline', page)).rejects.toThrow(message)
})

it('says what is missing, and on which day a decision was due', async () => {
  const changes: Partial<ExperimentRecord> = {
    languages: ['en', 'fr'],
    decideBy: '2026-11-27',
    arms: { control: { weight: 1 }, price: { weight: 1, page: '/docs/none' } },
  }
  const { check } = open({ 'experiments/headline.json': experimentText(changes) })
  expect(await check()).toEqual([
    'en arms.price.page: has no record of /docs/none: everybody would see control there.',
    'fr page: has no record of /docs/free-demo: write it, or leave the language out.',
    ' decideBy: 2026-11-27 has passed: npm run experiment:decide -- headline ARM',
  ])
  const root = tempTree({
    'locales/experiments/headline.json': experimentText(changes).replaceAll(',"', ',\n"'),
  })
  expect(findExperiments(root, NOW)).toMatchObject([
    {
      group: 'experiments',
      file: 'locales/experiments/headline.json',
      what: 'a decision was due on 2026-11-27: npm run experiment:decide -- headline ARM',
    },
  ])
  expect(findExperiments(root, new Date('2026-11-26'))).toEqual([])
})

it.each(['draft', 'running', 'stopped'] as const)(
  'knows whether a decision on a %s one is due',
  async (state) => {
    const text = experimentText({ state, decideBy: '2026-11-01' }).replaceAll(',"', ',\n"')
    const { check } = open({ 'experiments/headline.json': text })
    const isDue = state !== 'draft'
    const checked = (await check()).filter((line) => line.startsWith(' decideBy:'))
    expect(checked).toHaveLength(isDue ? 1 : 0)
    const found = findExperiments(tempTree({ 'locales/experiments/headline.json': text }), NOW)
    expect(found).toHaveLength(isDue ? 1 : 0)
  },
)

it('says on the start of a draft that its day has passed, and does not start it', async () => {
  const draft = { state: 'draft', decideBy: '2026-02-01' } as const
  const { root, rows } = open({ 'experiments/headline.json': experimentText(draft) })
  const args = ['start', 'headline', '--out', root]
  const { code, errors } = await runToEnd('scripts/experiments.ts', {}, args)
  expect(errors.join()).toContain('2026-02-01 has passed')
  expect(code).toBe(1)
  expect((await rows())[0]?.record.state).toBe('draft')
})

it('says of two on one page whether they can run, and of others whether they share visitors', async () => {
  const { check, rows } = open({
    'experiments/a.json': experimentText(),
    'experiments/b.json': experimentText({ layer: 'words' }),
    'experiments/c.json': experimentText({ page: '/l/f', layer: 'words' }),
  })
  expect(await check()).toContain(
    ' layer: is not that of "a", which divides the visitors of the same page.',
  )
  expect(overlaps(await rows())).toEqual([
    'a and b: a visitor may be in both, independently.',
    'a and c: a visitor may be in both, independently.',
    'b and c: share no visitor.',
  ])
})

it('starts and stops by its state alone', async () => {
  const { make, rows } = open()
  await make()
  const [row] = await rows()
  if (!row) throw new Error('nothing was made')
  await changeExperiment(row, { state: 'running' })
  const [after] = await rows()
  expect(after?.record).toEqual({ ...row.record, state: 'running' })
})

it('ends with the winner as the page, and nothing else of it left', async () => {
  const { make, rows, folder, at, read } = open()
  await make('headline', PAGE, ['price', 'film'])
  writeFileSync(at(ARM), withHeadline(read(ARM), 'Every document for 99 $'))
  const [row] = await rows()
  if (!row) throw new Error('nothing was made')
  await expect(decideExperiment(row, { arm: 'none', folder })).rejects.toThrow('has no arm "none"')
  await decideExperiment(row, { arm: 'price', folder })
  expect(read('en/landing/docs/free-demo.json')).toContain('Every document for 99 $')
  expect((await checkLanding(folder)).errors).toEqual([])
  expect(await rows()).toEqual([])
  expect(existsSync(at(ARM))).toBe(false)
  expect(existsSync(at(ARM.replace('price', 'film')))).toBe(false)
})

it('refuses a name that was decided, and no other', async () => {
  const { make, rows, folder, read, at } = open()
  for (const name of ['headline', 'film']) {
    await make(name)
    const [row] = await rows()
    if (!row) throw new Error('nothing was made')
    await decideExperiment(row, { arm: 'control', folder })
    await expect(make(name)).rejects.toThrow(
      `"${name}" is or was the name of an experiment, whose visitors would count for this one.`,
    )
  }
  writeFileSync(at('experiments/decided.txt'), read('experiments/decided.txt').trimEnd())
  await keepDecidedName('price', folder.root)
  expect(read('experiments/decided.txt')).toBe('headline\nfilm\nprice\n')
  expect(await rows()).toEqual([])
  expect(await make('head')).toContain('live/experiments/head.json')
})

it('refuses in a content folder what was decided in the repository', () => {
  const cwd = tempTree({ 'locales/experiments/decided.txt': 'headline\n' })
  const out = ['--out', tempTree({})]
  const args = ['new', 'headline', '--page', PAGE, '--arm', 'price', ...out]
  const script = resolve('scripts/experiments.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
  })
  expect(stderr).toContain('Choose another name.')
  expect(status).toBe(1)
})

it('leaves no arm in a language that was left out after it was made', async () => {
  const { root, make, rows, at, read } = open()
  await make()
  const german = at(ARM.replace('en/', 'de/'))
  expect(existsSync(german)).toBe(true)
  const record = 'experiments/headline.json'
  writeFileSync(at(record), JSON.stringify({ ...JSON.parse(read(record)), languages: ['en'] }))
  const args = ['decide', 'headline', 'price', '--anyway', '--out', root]
  const { code, out } = await runToEnd('scripts/experiments.ts', {}, args)
  expect(code).toBe(0)
  expect(out).toContain(`removed  ${german}`)
  expect(out).not.toContain('/fr/')
  expect(out).toContain('"headline" is decided: everybody sees "price", once this is live.')
  expect(existsSync(german)).toBe(false)
  expect(existsSync(at('de/landing/docs/free-demo.json'))).toBe(false)
  expect(await rows()).toEqual([])
})

it('leaves pages that were there before, and with control the page as it was', async () => {
  const files = {
    'experiments/headline.json': experimentText(),
    'en/landing/docs/ab/11.05.24/00.json': '{}',
  }
  const { rows, folder, at } = open(files)
  const [row] = await rows()
  if (!row) throw new Error('nothing was made')
  await decideExperiment(row, { arm: 'control', folder })
  expect(existsSync(at('en/landing/docs/ab/11.05.24/00.json'))).toBe(true)
  expect(existsSync(at('en/landing/docs/free-demo.json'))).toBe(false)
  expect(await rows()).toEqual([])
})

it('npm run experiment:check says how many visitors each needs before a decision', async () => {
  const { root, make } = open()
  await make()
  const { code, out } = await runToEnd('scripts/experiments.ts', {}, ['check', '--out', root])
  expect(out).toMatch(/^headline: \d{1,3}(?:,\d{3})+ visitors are needed, of all arms\.$/m)
  expect(out).toContain('1 experiment.')
  expect(code).toBe(0)
})
