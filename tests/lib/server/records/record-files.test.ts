import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listRecordPaths, readRecordFile } from '#lib/server/records/record-files.ts'
import { hashOf } from '#lib/util/hash-of.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'landing-'))
  await mkdir(path.join(folder, 'fr/landing/docs'), { recursive: true })
  await writeFile(path.join(folder, 'fr/landing/docs/demo.json'), '{"a":1}')
  await writeFile(path.join(folder, 'fr/landing/docs/notes.txt'), 'no record')
  await writeFile(path.join(folder, 'fr/secret.json'), '{}')
})

afterEach(() => rm(folder, { recursive: true }))

describe('record files', () => {
  it('lists one path a JSON file', async () => {
    expect(await listRecordPaths({ locale: 'fr', kind: 'landing' }, folder)).toEqual(['/docs/demo'])
  })

  it('lists nothing for a language without records', async () => {
    expect(await listRecordPaths({ locale: 'de', kind: 'landing' }, folder)).toEqual([])
  })

  it('reads text, content hash and name of a file', async () => {
    expect(await readRecordFile({ locale: 'fr', path: '/docs/demo' }, folder)).toEqual({
      path: '/docs/demo',
      hash: await hashOf('{"a":1}'),
      text: '{"a":1}',
      source: 'locales/fr/landing/docs/demo.json',
    })
  })

  it.each(['/docs/nothing', '/../secret', '/docs/../../secret', '/docs//demo', '/docs/Demo', '/'])(
    'has nothing at %s',
    async (where) => {
      expect(await readRecordFile({ locale: 'fr', path: where }, folder)).toBeNull()
    },
  )

  it('throws where a record cannot be read for another reason', async () => {
    await mkdir(path.join(folder, 'fr/landing/docs/folder.json'))
    await expect(readRecordFile({ locale: 'fr', path: '/docs/folder' }, folder)).rejects.toThrow(
      'is no file',
    )
  })
})
