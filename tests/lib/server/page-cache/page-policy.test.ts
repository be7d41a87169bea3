import { expect, it } from 'vitest'
import { pagePolicy } from '#lib/server/page-cache/page-policy.ts'

const NONE = { scripts: [], styles: [] }

const images = (thumbnailUrl?: string) =>
  pagePolicy(NONE, thumbnailUrl)
    .split('; ')
    .find((directive) => directive.startsWith('img-src'))

it('allows images of the site itself only', () => {
  expect(images()).toBe("img-src 'self' data:")
})

it('lets clips play from the site itself', () => {
  expect(pagePolicy(NONE).split('; ')).toContain("media-src 'self'")
})

it('adds the origin that previews come from, and nothing of its path', () => {
  expect(images('https://images.example/a/thumb')).toBe(
    "img-src 'self' data: https://images.example",
  )
})
