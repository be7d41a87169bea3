import { describe, expect, it } from 'vitest'
import { pathMatcher } from '#lib/util/path-matcher.ts'

const match = pathMatcher([
  ['/docs/{slug}', 'docs'],
  ['/docs/ab/{date}', 'dated'],
  ['/docs/ab/{date}/{slug}', 'experiment'],
  ['/docs/ab/test/{slug}', 'test'],
  ['/buy/{token}/thanks', 'thanks'],
])

describe('pathMatcher', () => {
  it.each([
    ['/docs/x', 'docs'],
    ['/docs/ab', 'docs'],
    ['/docs/ab/10.01.24', 'dated'],
    ['/docs/ab/test', 'dated'],
    ['/docs/ab/15.10.24/00', 'experiment'],
    ['/docs/ab/test/1', 'test'],
    ['/buy/t/thanks', 'thanks'],
  ])('%s is %s', (path, id) => {
    expect(match(path)).toBe(id)
  })

  it.each([
    '',
    '/',
    '/docs',
    '/docs/',
    '/docs/a/b',
    '/docs/a/b/c',
    '/docs/ab//00',
    '/docs/ab/15.10.24/00/x',
    '/docs/{slug}/x',
    '/docsx/x',
    '/buy//thanks',
    '/constructor',
  ])('%j is nothing', (path) => {
    expect(match(path)).toBeNull()
  })

  it('goes back to a segment that stands for any when the written one leads nowhere', () => {
    const find = pathMatcher([
      ['/a/b/c', 1],
      ['/a/{x}/d', 2],
    ])
    expect([find('/a/b/d'), find('/a/b/c'), find('/a/z/c')]).toEqual([2, 1, null])
  })
})
