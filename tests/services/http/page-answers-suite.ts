import { describe, expect, test } from 'vitest'
import { SECURITY_HEADERS } from '#lib/config/security-headers.ts'
import { createServicesApp } from '#services/app.ts'
import { gradeOf } from '../../../e2e/support/observatory-grade.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { billingMembers } from '../support/billing-member.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Every route that a browser opens, asked for as it stands in the list of the app: a new one is tried without being named here. */
export const pageAnswersSuite = (bench: () => Bench) =>
  describe('pages of the services', () => {
    const { signedIn } = billingMembers(bench)

    const open = () =>
      createServicesApp({
        ...bench().services,
        results: { readers: [newEmail()], contentFolder: '/nowhere' },
      })

    const pathsOf = (method: string) => [
      ...new Set(
        open()
          .routes.filter((route) => route.method === method)
          .map(({ path }) => path.replaceAll(/:\w+(?:\{[^}]+\})?/g, 'x').replace(/\*$/, 'nothing'))
          .filter((path) => /^\/(?:webapp|payment)\b/.test(path)),
      ),
    ]

    const send = (path: string, { headers = {}, body = '' }: RequestInit) =>
      open().request(path, { method: 'POST', headers, body })

    test('have one set of headers, and every point of the HTTP Observatory', async () => {
      const app = open()
      const { cookie } = await signedIn()
      const paths = pathsOf('GET')
      expect(paths.length).toBeGreaterThan(40)
      const pages = await Promise.all(
        paths.map(async (path) => ({
          path,
          answer: await app.request(path, { headers: { cookie } }),
        })),
      )
      const shown = pages.filter(({ answer }) =>
        answer.headers.get('Content-Type')?.startsWith('text/html'),
      )
      expect(shown.length).toBeGreaterThan(25)
      for (const { path, answer } of shown) {
        const { headers } = answer
        for (const { key, value } of SECURITY_HEADERS) {
          expect.soft(headers.get(key), `${path} ${key}`).toBe(value)
        }
        expect.soft(headers.get('Referrer-Policy'), path).toBe('same-origin')
        const isFrame = path === '/payment/frame'
        expect.soft(headers.get('X-Frame-Options'), path).toBe(isFrame ? null : 'DENY')
        expect
          .soft(headers.get('Content-Security-Policy'), path)
          .toContain(`frame-ancestors ${isFrame ? 'https://site.example' : "'none'"}`)
        if (isFrame) continue
        const seen = new Response(null, { status: answer.status, headers })
        Object.defineProperty(seen, 'url', { value: `https://app.example${path}` })
        const { grade, score, results } = gradeOf(seen, await answer.text())
        expect
          .soft({ grade, score }, `${path} ${results.join(', ')}`)
          .toEqual({ grade: 'A+', score: 130 })
      }
    })

    test.each([
      [
        'a body that is no form',
        { 'Content-Type': 'multipart/form-data; boundary=x' },
        'nothing of it',
      ],
      [
        'a part without end',
        { 'Content-Type': 'multipart/form-data; boundary=x' },
        '--x\r\nContent-Disposition: form-data; name="to"\r\n\r\n',
      ],
      [
        'a zero byte in each field',
        FORM,
        'to=%00&email=%00&objection=%00&name=%00&answer=%00&number=%00&firstName=%00',
      ],
    ])('take %s for none, at every form, without an alarm', async (_name, headers, body) => {
      const { cookie } = await signedIn()
      const before = bench().logLines.length
      for (const path of pathsOf('POST')) {
        const answer = await send(path, {
          headers: { ...headers, cookie, 'Sec-Fetch-Site': 'same-origin' },
          body,
        })
        expect.soft(answer.status, path).toBeLessThan(500)
      }
      expect(
        bench()
          .logLines.slice(before)
          .filter((line) => line.includes('"level":50')),
      ).toEqual([])
    })

    test.each([
      ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['another host of the site', { 'Sec-Fetch-Site': 'same-site' }],
      ['another origin', { Origin: 'https://evil.example' }],
      ['the site, where the app is another origin', { Origin: 'https://site.example' }],
      ['nobody that it would name', { Origin: 'null' }],
      ['a program that says nothing', {}],
    ])('take no form of %s', async (_name, headers) => {
      const { cookie } = await signedIn()
      for (const path of [
        '/webapp/account/logout',
        '/webapp/account/login',
        '/webapp/results/login',
        '/webapp/results/logout',
      ]) {
        const answer = await send(path, {
          headers: { ...FORM, ...headers, cookie },
          body: `email=${newEmail()}`,
        })
        expect.soft([path, answer.status]).toEqual([path, 403])
      }
    })

    test('take a form of their own origin from a browser that says no more', async () => {
      const { cookie } = await signedIn()
      const answer = await send('/webapp/account/logout', {
        headers: { ...FORM, cookie, Origin: 'https://app.example' },
      })
      expect(answer.status).toBe(303)
    })
  })
