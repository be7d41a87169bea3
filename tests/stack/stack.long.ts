import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { ensureBuild } from '../../scripts/run/ensure-build.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { ended } from '../services/support/child-services.ts'

const PORT = 5700

const isAway = (error: unknown) => error instanceof TypeError

it('npm run stack starts all, says where it is, and ends all on one Ctrl-C', async () => {
  await ensureBuild(readEnvironment(process.env))
  const folder = mkdtempSync(join(tmpdir(), 'bib-stack-'))
  // PostgreSQL may run as another user, who has to pass.
  chmodSync(folder, 0o711)
  const child = spawn(process.execPath, ['scripts/run/stack.ts', '--folder', folder], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()))
  }
  await vi.waitFor(() => expect(output).toContain('Ctrl-C stops all.'), {
    timeout: 200_000,
    interval: 200,
  })
  const url = /Site +(\S+)/.exec(output)?.[1] ?? ''
  const page = await fetch(`${url}/fr/`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')])
  expect(output).toMatch(/^services-1 \| \{.*The services are ready/m)
  expect(output).toMatch(/^site-2 \| .*Ready/m)
  child.kill('SIGINT')
  expect(await ended(child)).toBe(0)
  for (let port = PORT; port < PORT + 12; port += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error)
    expect(isAway(answer), `something still listens on ${port}`).toBe(true)
  }
  rmSync(folder, { recursive: true, force: true })
}, 400_000)
