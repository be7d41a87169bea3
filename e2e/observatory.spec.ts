import { expect, test } from '@playwright/test'
import { NEWS_FEED_PATH } from '../lib/config/news-feed.ts'
import { gradeOf, observatoryGrade } from './support/observatory-grade.ts'

/** One address of each class of answers that sets headers in its own way. */
const ADDRESSES = {
  'a site page': '/',
  'a site page in another language': '/fr/company/privacy-policy/',
  'a landing page': '/docs/free-demo',
  'a landing page with q': '/docs/free-demo?q=contract',
  'the page with the open dialog': '/l/f',
  'the hand-off page': '/hand-off',
  'a page that is not there': '/no-such-page',
  'an answer of the API': '/api/health',
  'an address of the API that is not there': '/api/nothing',
  'the feed of the newsroom': NEWS_FEED_PATH,
  'the file for language models': '/llms.txt',
  'the file for crawlers': '/robots.txt',
  'a redirect': '/en',
}

for (const [name, path] of Object.entries(ADDRESSES)) {
  test(`${name} is graded A+ by the HTTP Observatory, with every point there is`, async () => {
    const answer = await fetch(`${process.env.SITE_URL}${path}`, { redirect: 'manual' })
    const { grade, score, results } = gradeOf(answer, await answer.text())
    expect({ grade, score }, results.join(', ')).toEqual({ grade: 'A+', score: 130 })
  })
}

for (const path of [NEWS_FEED_PATH, '/llms.txt']) {
  test(`${path} is kept by shared caches no longer than pages`, async ({ request }) => {
    const { 'cache-control': kept } = (await request.get(path)).headers()
    expect(kept).toBe((await request.get('/')).headers()['cache-control'])
  })
}

test('the grade counts cookies: one that page script and plain HTTP may have makes it fall', () => {
  const resultsWith = (cookie: string) =>
    observatoryGrade({
      url: 'http://site.example/',
      status: 200,
      headers: {
        'content-type': ['text/html'],
        'content-security-policy': ["default-src 'none'"],
        'set-cookie': [cookie],
      },
      body: '',
    }).results
  expect(resultsWith('session=1; Path=/')).toContain('cookies-session-without-secure-flag')
  expect(resultsWith('session=1; Path=/; Secure; HttpOnly; SameSite=Lax')).toContain(
    'cookies-secure-with-httponly-sessions-and-samesite',
  )
})

test('the grade falls where a policy allows inline scripts', () => {
  const { grade } = observatoryGrade({
    url: 'http://localhost/',
    status: 200,
    headers: {
      'content-type': ['text/html'],
      'content-security-policy': ["default-src 'none'; script-src 'self' 'unsafe-inline'"],
    },
    body: '',
  })
  expect(grade).not.toMatch(/^A/)
})

test('the grade falls where a page takes a script from elsewhere unseen', () => {
  const { results } = observatoryGrade({
    url: 'http://site.example/',
    status: 200,
    headers: {
      'content-type': ['text/html'],
      'content-security-policy': ["default-src 'none'"],
    },
    body: '<html><body><p>Text</p><script async src="http://elsewhere.example/a.js"></script></body></html>',
  })
  expect(results).toContain('sri-not-implemented-and-external-scripts-not-loaded-securely')
})
