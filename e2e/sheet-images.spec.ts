import { expect, test } from '@playwright/test'

test('drawings of sheets are fetched when they come near, kept for ever, and answered under their digest alone', async ({
  page,
  request,
}) => {
  await page.goto('/de/')
  const picture = page.locator('.drawer img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const path = (await picture.getAttribute('src')) ?? ''
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await answer.text()).not.toMatch(/<text|<script/)
  const other = await request.get(path.replace(/-[0-9a-f]{8}/, '-00000000'))
  expect(other.status()).toBe(404)
})
