import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { landingParams } from '#lib/server/landing/landing-params.ts'
import { hashOf } from '#lib/util/hash-of.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'landing-'))
  for (const locale of ['en', 'fr']) {
    await mkdir(path.join(folder, locale, 'landing/docs'), { recursive: true })
    await writeFile(path.join(folder, locale, 'landing/docs/demo.json'), locale)
  }
})

afterEach(() => rm(folder, { recursive: true }))

it('builds each page of the language ahead, with and without q', async () => {
  const page = { locale: 'fr', hash: await hashOf('fr'), path: ['docs', 'demo'] }
  expect(await landingParams('fr', folder)).toEqual([
    { ...page, facts: 'plain-idle' },
    { ...page, facts: 'q-idle' },
  ])
})

it('repeats the pages of the others for a language without any, so that those are built', async () => {
  const params = await landingParams('de', folder)
  expect(params.map(({ locale }) => locale)).toEqual(['en', 'en', 'fr', 'fr'])
})
