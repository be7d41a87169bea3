import { hash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { gradeOf } from './support/observatory-grade.ts'
import { startOwnSite, type OwnSite } from './support/own-site.ts'
import { PAGE_ANSWERS, postForm } from './support/page-answers.ts'

test.describe.configure({ mode: 'serial' })

let own: OwnSite

test.beforeAll(async () => {
  // No service is started: each form gets the page that says so.
  own = await startOwnSite()
  await own.start('site')
})

test.afterAll(() => own.end())

const STYLE = /<style[^>]*>([^<]*)<\/style>/

for (const path of Object.keys(PAGE_ANSWERS)) {
  test(`the page that ${path} answers has its style under its policy, and is graded A+`, async () => {
    const answer = await postForm(own.url, path)
    expect(answer.headers.get('content-type')).toContain('text/html')
    const html = await answer.text()
    const [, style = ''] = STYLE.exec(html) ?? []
    expect(style).not.toBe('')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}'`)
    expect(policy).toContain("form-action 'self'")
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const { grade, score, results } = gradeOf(answer, html)
    expect({ grade, score }, results.join(', ')).toEqual({ grade: 'A+', score: 130 })
  })
}

test('what the same handler answers to script is a problem, under which nothing may load', async () => {
  const answer = await fetch(`${own.url}/api/contact`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
})
