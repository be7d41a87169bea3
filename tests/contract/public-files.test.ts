import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PUBLIC_FILES, SOCIAL_CARD, TOUCH_ICON } from '#lib/config/public-files.ts'
import { VIDEOS } from '#lib/config/videos.ts'

/** What a clip may weigh that a visitor asks for on a telephone. */
const CLIP_MAX_BYTES = 400_000

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

it.each(Object.values(VIDEOS))(
  '$path is a WebM that is light, and has a poster of its size',
  (clip) => {
    const file = readFileSync(`public${clip.path}`)
    expect(file.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(file.length).toBeLessThan(CLIP_MAX_BYTES)
    const poster = readFileSync(`public${clip.poster}`)
    expect([poster.readUInt32BE(PNG_WIDTH_AT), poster.readUInt32BE(PNG_HEIGHT_AT)]).toEqual([
      clip.width,
      clip.height,
    ])
  },
)
