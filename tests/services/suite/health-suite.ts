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

    test('answers a hand-off with a page meanwhile and keeps the token out of the log', async () => {
      const { call, logLines } = away()
      const answer = await call('/webapp/?ssotoken=secret-token&lang=es')
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('<html lang="es"')
      expect(logLines.join('')).not.toContain('secret-token')
    })
  })
