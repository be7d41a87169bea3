import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { releaseRecord } from '#features/download/release.ts'
import { DOWNLOAD_FOLDER } from '#lib/config/public-files.ts'
import record from '#locales/releases.json'

const release = releaseRecord.parse(record)

it.each(release.systems)('$file is as large as the record says, to the byte', (build) => {
  const bytes = readFileSync(`public${DOWNLOAD_FOLDER}/${build.file}`)
  expect(bytes.byteLength).toBe(build.bytes)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(build.sha256)
})

it.each(release.systems)('$file is an archive that names itself a reference', ({ file }) => {
  const bytes = readFileSync(`public${DOWNLOAD_FOLDER}/${file}`)
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  expect(file).toContain('-reference.zip')
})

it('refuses a record that lacks a system or names a checksum that is none', () => {
  const [first] = release.systems
  expect(releaseRecord.safeParse({ ...release, systems: [first] }).success).toBe(false)
  const spoilt = release.systems.map((build) => ({ ...build, sha256: 'x' }))
  expect(releaseRecord.safeParse({ ...release, systems: spoilt }).success).toBe(false)
})
