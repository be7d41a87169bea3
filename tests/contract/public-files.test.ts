import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PUBLIC_FILES, SOCIAL_CARD, TOUCH_ICON } from '#lib/config/public-files.ts'

const PNG_WIDTH_AT = 16
const PNG_HEIGHT_AT = 20

it('names every file of public/ and no other', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice('public'.length)}/${name}`)
  expect(files.toSorted()).toEqual(PUBLIC_FILES.toSorted())
})

it.each([SOCIAL_CARD, TOUCH_ICON])('$path has the size that it is said to have', (picture) => {
  const file = readFileSync(`public${picture.path}`)
  expect([file.readUInt32BE(PNG_WIDTH_AT), file.readUInt32BE(PNG_HEIGHT_AT)]).toEqual([
    picture.width,
    picture.height,
  ])
})

/** What a picture may weigh that fills the screen from edge to edge. */
const STILL_LIFE_MAX_BYTES = 60_000

it.each(PUBLIC_FILES.filter((path) => path.startsWith('/still/')))('%s is light', (path) => {
  expect(statSync(`public${path}`).size).toBeLessThan(STILL_LIFE_MAX_BYTES)
})
