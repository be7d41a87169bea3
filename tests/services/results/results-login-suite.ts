import { describe, expect, test } from 'vitest'
import { OPEN_READER_LINKS } from '#services/account/reader-link.ts'
import { LINK_TRIES } from '#services/account/tries.ts'
import { createServicesApp } from '#services/app.ts'
import { resultsLinks } from '#services/db/experiment-schema.ts'
import { purgeExpired } from '#services/rounds/purge-expired.ts'
import { asBrowser, newEmail, type Bench } from '../support/bench.ts'
import { lettersTo } from '../support/letters-to.ts'

const RESULTS = '/webapp/results'

const cookieOf = (answer: Response, name: string) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? ''

const pairOf = (answer: Response, name: string) => cookieOf(answer, name).split(';')[0] ?? ''

/** Whose address the owner lists reads the results, and nobody else does. */
export const resultsLoginSuite = (bench: () => Bench) =>
  describe('logging in to the results', () => {
    const open = (...readers: string[]) => {
      const app = createServicesApp({
        ...bench().services,
        results: { readers, contentFolder: '/nowhere' },
      })
      const call = async (path: string, init: RequestInit = {}, from = '203.0.113.9') =>
        app.request(path, asBrowser(init), { incoming: { socket: { remoteAddress: from } } })
      const ask = (email: string, { headers = {}, from = '203.0.113.9' } = {}) =>
        call(
          `${RESULTS}/login`,
          { method: 'POST', body: new URLSearchParams({ email }), headers },
          from,
        )
      const see = (path: string, Cookie = '') => call(path, { headers: { Cookie } })
      return { call, ask, see }
    }

    const linkTo = async (email: string) => {
      const mails = await lettersTo(bench(), email)
      const { href } = mails.findLast(({ kind }) => kind === 'results-login')?.letter.links[0] ?? {
        href: '',
      }
      expect(href).toMatch(/^https:\/\/app\.example\/webapp\/results\/link\?id=/)
      return href.replace('https://app.example', '')
    }

    /** A reader who is logged in. */
    const enter = async (reader: string, site = open(reader)) => {
      const asked = await site.ask(reader)
      const arrived = await site.see(await linkTo(reader), pairOf(asked, 'results_login'))
      expect([arrived.status, arrived.headers.get('Location')]).toEqual([303, RESULTS])
      return { ...site, arrived, session: pairOf(arrived, 'results_session') }
    }

    test('lets a reader in by the mailed link, for twelve hours, and out again', async () => {
      const reader = newEmail()
      const { see, call, arrived, session } = await enter(reader)
      expect(cookieOf(arrived, 'results_session')).toMatch(
        /; Max-Age=43200; Path=\/webapp\/results; HttpOnly; Secure; SameSite=Lax$/,
      )
      const shown = await see(RESULTS, session)
      const text = await shown.text()
      expect(shown.status).toBe(200)
      expect(text).toContain(`<b>${reader}</b>`)
      expect(text).not.toContain('<script')
      expect(shown.headers.get('Cache-Control')).toBe('no-store')
      const left = await call(`${RESULTS}/logout`, { method: 'POST', headers: { Cookie: session } })
      expect(cookieOf(left, 'results_session')).toContain('Max-Age=0')
      bench().clock.time += 12 * 3600_000 + 1000
      expect((await see(RESULTS, session)).status).toBe(401)
    })

    test('answers a stranger the same, mails nothing and keeps nothing', async () => {
      const [reader, stranger] = [newEmail(), newEmail()]
      const { ask } = open(reader)
      const [known, unknown] = [await ask(reader), await ask(stranger)]
      expect(unknown.status).toBe(known.status)
      expect((await unknown.text()).replaceAll(stranger, reader)).toBe(await known.text())
      expect(await lettersTo(bench(), stranger)).toEqual([])
    })

    test('takes a link once, and not after a quarter of an hour', async () => {
      const reader = newEmail()
      const site = open(reader)
      const cookie = pairOf(await site.ask(reader), 'results_login')
      const link = await linkTo(reader)
      const uses = await Promise.all(Array.from({ length: 10 }, () => site.see(link, cookie)))
      expect(uses.map(({ status }) => status).filter((status) => status === 303)).toHaveLength(1)
      const again = await site.see(link, cookie)
      expect([again.status, cookieOf(again, 'results_session')]).toEqual([401, ''])
      const later = pairOf(await site.ask(reader), 'results_login')
      const late = await linkTo(reader)
      bench().clock.time += 15 * 60_000
      expect((await site.see(late, later)).status).toBe(401)
      const queries = await bench().database.get()
      await purgeExpired(queries, new Date(bench().clock.time + 1))
      expect(await queries.$count(resultsLinks)).toBe(0)
    })

    test('takes it in the browser that asked alone, and stays whole for that', async () => {
      const reader = newEmail()
      const site = open(reader)
      const cookie = pairOf(await site.ask(reader), 'results_login')
      const link = await linkTo(reader)
      for (const other of ['', 'results_login=of-somebody-else']) {
        const refused = await site.see(link, other)
        expect([refused.status, cookieOf(refused, 'results_session')]).toEqual([401, ''])
        expect(await refused.text()).toContain('was asked for in another browser')
      }
      const forged = link.replace(/key=[^&]*/, `key=${'A'.repeat(43)}`)
      expect((await site.see(forged, cookie)).status).toBe(401)
      const head = await site.call(link, { method: 'HEAD', headers: { Cookie: cookie } })
      expect(head.status).toBe(405)
      expect((await site.see(link, cookie)).status).toBe(303)
    })

    test('opens to no account of the site, not even one that was made with the address of a reader', async () => {
      const reader = newEmail()
      const { see } = open(reader)
      const { ssojwt } = await bench().newAccount(reader)
      const token = await bench().services.tokens.issue('webAppSession', {
        userId: reader,
        number: 0,
        id: '',
        isByMail: true,
      })
      for (const stolen of [token, ssojwt ?? '']) {
        expect(
          (await see(RESULTS, `results_session=${stolen}; webapp_session=${stolen}`)).status,
        ).toBe(401)
      }
      for (const path of ['', '/page?page=/docs', '/experiments/any', '/anything']) {
        const shown = await see(`${RESULTS}${path}`)
        expect([shown.status, (await shown.text()).includes('Send the link')]).toEqual([401, true])
      }
    })

    test('is closed to a reader as soon as the list no longer has the address', async () => {
      const reader = newEmail()
      const { session } = await enter(reader)
      expect((await open('another@example.com').see(RESULTS, session)).status).toBe(401)
      const nobody = await bench().call(RESULTS, { headers: { Cookie: session } })
      expect(nobody.status).toBe(404)
    })

    test('fills nobody’s mailbox, and stops guessing', async () => {
      const reader = newEmail()
      const { ask } = open(reader)
      for (let at = 0; at < LINK_TRIES.addressAndNetwork; at += 1) {
        expect((await ask(reader, { from: '198.51.1.1' })).status).toBe(200)
      }
      const stopped = await ask(reader, { from: '198.51.1.1' })
      expect([stopped.status, Number(stopped.headers.get('Retry-After')) > 0]).toEqual([429, true])
      expect(await lettersTo(bench(), reader)).toHaveLength(LINK_TRIES.addressAndNetwork)
      // Elsewhere the reader goes on.
      expect((await ask(reader, { from: '203.0.113.5' })).status).toBe(200)
      for (let at = 0; at < OPEN_READER_LINKS; at += 1) {
        await ask(reader, { from: `198.51.${at + 2}.1` })
      }
      expect(await lettersTo(bench(), reader)).toHaveLength(OPEN_READER_LINKS)
      for (let at = 0; at < LINK_TRIES.network; at += 1)
        await ask(newEmail(), { from: '192.0.2.7' })
      expect((await ask(newEmail(), { from: '192.0.2.7' })).status).toBe(429)
      expect((await ask(newEmail(), { from: '192.0.77.7' })).status).toBe(200)
    })

    test('acts for no form of another site, and asks for an address', async () => {
      const reader = newEmail()
      const { ask, call, session } = await enter(reader)
      const headers = { 'Sec-Fetch-Site': 'cross-site' }
      expect((await ask(reader, { headers })).status).toBe(403)
      const out = await call(`${RESULTS}/logout`, {
        method: 'POST',
        headers: { ...headers, Cookie: session },
      })
      expect([out.status, cookieOf(out, 'results_session')]).toEqual([403, ''])
      const wrong = await ask('nobody')
      const text = await wrong.text()
      expect([wrong.status, text.includes('value="nobody"')]).toEqual([422, true])
    })
  })
