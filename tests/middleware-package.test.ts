import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { middleware } from '../middleware.ts'

const ORIGIN = 'http://site.example'

const rewriteOf = async (path: string) => {
  const answer = await middleware(new NextRequest(ORIGIN + path))
  return answer.headers.get('x-middleware-rewrite')?.replace(ORIGIN, '')
}

describe('addresses of packages (S2 §2.2)', () => {
  it.each([
    ['/budgeto/buy', '/en/standard/budgeto/buy'],
    ['/budgeto/buy/wq3-Kd_81mZz', '/en/standard/budgeto/buy'],
    ['/budgeto/buy/bib-save-73/', '/en/standard/budgeto/buy'],
    ['/de/budgeto/buy/x', '/de/standard/budgeto/buy'],
    ['/pt/budgeto/buy/..%2f..%2fadmin', '/pt/standard/budgeto/buy'],
    ['/fr/budgeto/buy?package=used', '/fr/standard/budgeto/buy?package=used'],
  ])('%s shows the one page of its language', async (path, page) => {
    expect(await rewriteOf(path)).toBe(page)
  })

  it.each(['/budgeto/buy/a/b', '/budgeto/buyer', '/en/standard/budgeto/buy'])(
    '%s is none',
    async (path) => {
      expect((await rewriteOf(path)) ?? '').not.toMatch(/budgeto\/buy$/)
    },
  )
})
