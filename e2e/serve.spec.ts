import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from '@playwright/test'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { currentBuild } from '../scripts/run/current-build.ts'
import { exitOf } from '../scripts/run/exit-of.ts'
import { freePort } from '../scripts/run/free-port.ts'
import { waitUntilHealthy } from '../scripts/run/wait-until-healthy.ts'
import { json, startUpstream } from '../tests/support/upstream-server.ts'
import { postSignUp } from './support/post-sign-up.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const ANSWER_AFTER_MS = 1500

/** A host's `npm run serve` on the build that is there. */
const serve = async (variables: Record<string, string> = {}) => {
  const PORT = `${await freePort(5900)}`
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    env: { ...process.env, BUILD_FOLDER: currentBuild(), PORT, LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  return { child, gone: exitOf(child), url: `http://localhost:${PORT}`, errors }
}

const holders = (): number[] =>
  readdirSync(currentBuild()).flatMap((name) => {
    const pid = /^held-(\d+)$/.exec(name)?.[1]
    return pid ? [Number(pid)] : []
  })

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}

test('a process holds the build that it serves; SIGTERM to npm alone drains what is under way, frees the port and leaves none', async () => {
  const users = await startUpstream()
  users.reply = (request, response) => {
    setTimeout(() => json(409, {})(request, response), ANSWER_AFTER_MS)
  }
  const before = new Set(holders())
  const site = await serve({ USER_SERVICE_URL: users.url })
  try {
    await waitUntilHealthy(`${site.url}${API_PATHS.ready}`, { timeoutMs: 60_000 })
    const servers = holders().filter((pid) => !before.has(pid))
    expect(servers).toHaveLength(1)
    expect(servers.every(isRunning)).toBe(true)
    const health = await fetch(`${site.url}${API_PATHS.health}`)
    expect(await health.json()).toMatchObject({ build: basename(currentBuild()) })
    // It has asked every service how it is.
    users.seen.length = 0
    const answer = postSignUp(site.url)
    await expect.poll(() => users.seen.length).toBe(1)
    site.child.kill('SIGTERM')
    expect((await answer).headers.get('location')).toContain('signup=exists')
    await expect.poll(() => servers.some(isRunning), { timeout: 10_000 }).toBe(false)
    await expect(fetch(site.url)).rejects.toThrow('fetch failed')
  } finally {
    site.child.kill('SIGKILL')
    await site.gone
    await users.close()
  }
})

test('a start that differs from what is baked in stops with one line that names the variable', async () => {
  const { gone, errors } = await serve({ TAG_MANAGER_ID: 'GTM-2' })
  const { ok } = await gone
  expect(ok).toBe(false)
  const said = errors.join('').trim().split('\n')
  expect(said.filter((line) => !line.startsWith('npm '))).toEqual([
    'TAG_MANAGER_ID is GTM-2, and the build was made for none: run "npm run build" again, or set what the build was made for.',
  ])
})
