import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { startedPrograms } from '../../scripts/run/programs.ts'
import { tempTree } from './temp-tree.ts'

const RUN = new URL('../../scripts/run/', import.meta.url).href

/** Two programs that print their process id and go on for ever, run as `npm start` runs site and services. */
const FILES = {
  'program.mjs': `console.log(process.pid); setInterval(() => {}, 1000)`,
  'stubborn.mjs': `process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000)`,
  'failing.mjs': `console.log(process.pid); setTimeout(() => process.exit(3), 200)`,
  'main.mjs': `
    import { runTogether } from '${RUN}run-together.ts'
    import { stopSignal } from '${RUN}stop-signal.ts'
    import { waitUntilHealthy } from '${RUN}wait-until-healthy.ts'
    const program = (name) => ({ name, args: [name + '.mjs'], env: process.env, startsAgain: name === process.env.AGAIN })
    await runTogether([program('program'), program(process.env.SECOND)], {
      until: stopSignal(),
      whenStarted: async (signal) => {
        if (process.env.HEALTH) await waitUntilHealthy(process.env.HEALTH, { timeoutMs: 60_000, signal })
      },
      graceMs: 500,
      mostStarts: process.env.MOST ? Number(process.env.MOST) : undefined,
    }).catch((error) => { console.error(error.message); process.exitCode = 1 })
  `,
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}

/** An address where nobody answers. */
const NEVER_HEALTHY = { HEALTH: 'http://127.0.0.1:9' }

const pidsIn = (out: string) => out.trim().split('\n').map(Number)

const startPair = async (second = 'program', env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['main.mjs'], {
    cwd: tempTree(FILES),
    env: { ...process.env, SECOND: second, ...env },
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (data: Buffer) => (out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (err += data.toString()))
  const pids = await vi.waitUntil(
    () => {
      const lines = pidsIn(out)
      return lines.length === 2 ? lines : undefined
    },
    { timeout: 10_000 },
  )
  return { child, pids, errors: () => err.trim(), started: () => pidsIn(out) }
}

const noneRuns = (pids: readonly number[]) =>
  vi.waitUntil(() => !pids.some(isRunning), { timeout: 5000 })

describe('two programs that run together', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('both stop on %s, with exit code 0', async (signal) => {
    const { child, pids } = await startPair()
    child.kill(signal)
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(pids.some(isRunning)).toBe(false)
  })

  it('both stop when one of them ends, with a line and exit code 1', async () => {
    const { child, pids, errors } = await startPair()
    process.kill(pids[0] ?? 0, 'SIGKILL')
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(errors()).toBe('program ended: signal SIGKILL.')
    expect(pids.some(isRunning)).toBe(false)
  })

  it('one that starts again is started again, after pauses that grow; the other stays', async () => {
    const { child, pids, errors, started } = await startPair('failing', { AGAIN: 'failing' })
    await vi.waitUntil(() => started().length === 4, { timeout: 15_000 })
    expect(pids.filter(isRunning)).toHaveLength(1)
    expect(errors().split('\n').slice(0, 2)).toEqual([
      'failing ended: exit code 3. Starting again in 1 s; the rest goes on.',
      'failing ended: exit code 3. Starting again in 2 s; the rest goes on.',
    ])
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(started().some(isRunning)).toBe(false)
  }, 60_000)

  it('both stop with a line once one that starts again has not stayed so many times in a row', async () => {
    const { child, pids, errors } = await startPair('failing', { AGAIN: 'failing', MOST: '1' })
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(errors().split('\n')).toEqual([
      'failing ended: exit code 3. Starting again in 1 s; the rest goes on.',
      'failing ended: exit code 3. It was started again 1 times in a row and did not stay.',
    ])
    expect(pids.some(isRunning)).toBe(false)
  }, 30_000)

  it('as npm start runs site and services, each of them starts again', () => {
    const programs = startedPrograms(readEnvironment({}), '.next/a-build')
    expect(programs.map(({ name, startsAgain }) => [name, startsAgain])).toEqual([
      ['Services', true],
      ['Site', true],
    ])
  })

  it('both stop when one that starts again never came up', async () => {
    const { child, errors } = await startPair('failing', { AGAIN: 'failing', ...NEVER_HEALTHY })
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(errors()).toBe('failing ended: exit code 3.')
  }, 10_000)

  it('both stop at once on SIGINT before they are healthy', async () => {
    const { child } = await startPair('program', NEVER_HEALTHY)
    child.kill('SIGINT')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
  }, 10_000)

  it('both stop at once when one of them ends before it is healthy', async () => {
    const { child, errors } = await startPair('failing', NEVER_HEALTHY)
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(errors()).toBe('failing ended: exit code 3.')
  }, 10_000)

  it('a program that ignores SIGTERM is killed', async () => {
    const { child, pids } = await startPair('stubborn')
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect(pids.some(isRunning)).toBe(false)
  })

  it('both end when the process that started them is killed', async () => {
    const { child, pids } = await startPair()
    child.kill('SIGKILL')
    await noneRuns(pids)
    expect(pids.some(isRunning)).toBe(false)
  })
})
