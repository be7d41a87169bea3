import { describe, expect, test } from 'vitest'
import { DatabaseUnavailableError } from '#services/db/database.ts'
import { createBench, newEmail, payloadFor, type Bench } from '../support/bench.ts'

/** The services say what is up, and stay polite while the database is away. */
export const healthSuite = (bench: () => Bench) =>
  describe('GET /health', () => {
    const away = () =>
      createBench({
        ...bench().database,
        get: () => Promise.reject(new DatabaseUnavailableError('The disk is full')),
      })

    test('names version and database', async () => {
      const answer = await bench().call('/health')
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({
        status: 'ok',
        version: '1.2.3',
        database: bench().database.kind,
        up: true,
      })
    })

    test('answers 503 while the database cannot be opened', async () => {
      const answer = await away().call('/health')
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ status: 'unavailable', up: false })
    })

    test('answers a sign-up with 503 meanwhile and logs one line without the address', async () => {
      const { signUp, logLines } = away()
      const email = newEmail()
      const answer = await signUp(payloadFor(email))
      expect(answer.status).toBe(503)
      expect(await answer.text()).not.toContain('disk')
      expect(logLines).toHaveLength(1)
      expect(logLines[0]).toContain('The disk is full')
      expect(logLines[0]).not.toContain(email)
    })

    test('is not told apart from a fault while the embedded database is set up: nothing is logged', async () => {
      const { call, logLines } = createBench({
        ...bench().database,
        isOpening: () => true,
        get: () => Promise.reject(new DatabaseUnavailableError('Not yet')),
      })
      expect((await call('/health')).status).toBe(503)
      expect(logLines).toEqual([])
    })

    test('says once that the database is away, whatever meets it, and once that it is back', async () => {
      let isAway = true
      const { call, signUp, logLines } = createBench({
        ...bench().database,
        get: () =>
          isAway
            ? Promise.reject(new DatabaseUnavailableError('The disk is full'))
            : bench().database.get(),
      })
      for (let time = 0; time < 3; time += 1) {
        await call('/health')
        await signUp(payloadFor(newEmail()))
      }
      expect(logLines.map((line): unknown => JSON.parse(line))).toEqual([
        expect.objectContaining({ event: 'database away', reason: 'The disk is full' }),
      ])
      expect(logLines[0]).not.toContain('stack')
      isAway = false
      await expect.poll(() => logLines.length, { timeout: 5000 }).toBe(2)
      expect(logLines[1]).toContain('database back')
    })

    test('lets nobody take a backup who does not know the key', async () => {
      for (const Authorization of ['', 'Bearer ', 'Bearer nobody']) {
        const call = { method: 'POST', headers: { Authorization } }
        expect((await bench().call('/operator/backup', call)).status).toBe(403)
      }
    })

    test('has an icon for the pages of the stand-in', async () => {
      const answer = await bench().call('/favicon.ico')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/svg+xml')
      expect(await answer.text()).toContain('<svg')
    })

    test('answers a hand-off with a page meanwhile and keeps the token out of the log', async () => {
      const { call, logLines } = away()
      const answer = await call('/webapp/?ssotoken=secret-token&lang=es')
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('<html lang="es"')
      expect(logLines.join('')).not.toContain('secret-token')
    })
  })
