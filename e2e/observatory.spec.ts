import { expect, test } from '@playwright/test'
import { observatoryGrade } from './support/observatory-grade.ts'

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
}

for (const [name, path] of Object.entries(ADDRESSES)) {
  test(`${name} is graded A+ by the HTTP Observatory`, async ({ request }) => {
    const answer = await request.get(path)
    const headers = new Map<string, string[]>()
    for (const { name: header, value } of answer.headersArray()) {
      headers.set(header, [...(headers.get(header) ?? []), value])
    }
    const graded = observatoryGrade({
      url: answer.url(),
      status: answer.status(),
      headers: Object.fromEntries(headers),
      body: await answer.text(),
    })
    expect(graded.grade, graded.results.join(', ')).toBe('A+')
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
