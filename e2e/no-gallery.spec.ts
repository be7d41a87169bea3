import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { GALLERY_MARK, GALLERY_PATH } from '../lib/config/gallery.ts'
import { currentBuild } from '../scripts/run/current-build.ts'
import { filesHolding } from './support/files-holding.ts'

const closed = [
  GALLERY_PATH,
  `${GALLERY_PATH}/benefits/duplicate`,
  `/fr${GALLERY_PATH}/benefits/duplicate`,
  `/de${GALLERY_PATH}/site/signed-in`,
  `/en/standard${GALLERY_PATH}/benefits/duplicate`,
  `/fr/standard${GALLERY_PATH}/benefits/duplicate`,
]

for (const path of closed) {
  test(`${path} is no page of what visitors get`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).not.toContain(GALLERY_MARK)
  })
}

test('what visitors get holds nothing of the gallery', () => {
  // The gallery's own build holds the mark in both, as its tests see.
  for (const folder of ['server', 'static']) {
    expect(filesHolding(join(currentBuild(), folder), GALLERY_MARK), folder).toEqual([])
  }
})
