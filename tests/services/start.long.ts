import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ended, spawnServices } from './support/child-services.ts'
import { freePort } from './support/free-port.ts'
import { tempDir } from './support/temp-dir.ts'

/** Runs the services until they end; the lines they wrote and the exit code. */
const failedStart = async (env: Record<string, string>) => {
  const { child, output } = spawnServices({ LOG_LEVEL: 'silent', ...env })
  const code = await ended(child)
  return { code, lines: output.join('').trimEnd().split('\n') }
}

describe('starting the services', () => {
  test.each([
    ['a bad variable', { SERVICES_PORT: 'four' }, /^Bad environment: SERVICES_PORT: /],
    [
      'missing secrets',
      { NODE_ENV: 'production', DATABASE_URL: 'postgres://me:pw@db.example/bib' },
      /^Set TOKEN_SIGNING_KEY and HASH_KEY /,
    ],
  ])('ends with one clear line for %s', async (_name, env, line) => {
    const { code, lines } = await failedStart({ DATA_DIR: tempDir(), ...env })
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(line)])
  })

  test('ends with one clear line for a port that is taken', async () => {
    const taken = createServer().listen(0)
    await once(taken, 'listening')
    const address = taken.address()
    const SERVICES_PORT = typeof address === 'object' ? String(address?.port) : ''
    const { code, lines } = await failedStart({ DATA_DIR: tempDir(), SERVICES_PORT })
    taken.close()
    expect(code).toBe(1)
    expect(lines).toEqual([
      expect.stringMatching(`^Port ${SERVICES_PORT} is already taken: .*SERVICES_PORT`),
    ])
  })

  test('ends with one clear line where the data folder cannot be made', async () => {
    const DATA_DIR = join(tempDir(), 'file', 'data')
    writeFileSync(join(DATA_DIR, '..'), '')
    const SERVICES_PORT = String(await freePort())
    const keys = { TOKEN_SIGNING_KEY: 'k'.repeat(32), HASH_KEY: 'h'.repeat(32) }
    const { code, lines } = await failedStart({ DATA_DIR, SERVICES_PORT, ...keys })
    expect(code).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^The database cannot be opened: .*DATA_DIR/)])
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'answers 503 while the database server is away, and stops on %s',
    async (signal) => {
      const SERVICES_PORT = String(await freePort())
      const away = `postgres://me:pw-of-mine@localhost:${await freePort()}/bib`
      const { child, stdout, output } = spawnServices({
        DATA_DIR: tempDir(),
        SERVICES_PORT,
        DATABASE_URL: away,
      })
      await once(stdout, 'data')
      const answer = await fetch(`http://localhost:${SERVICES_PORT}/health`)
      child.kill(signal)
      expect(answer.status).toBe(503)
      expect(await ended(child)).toBe(0)
      expect(output.join('')).not.toContain('pw-of-mine')
    },
  )
})
