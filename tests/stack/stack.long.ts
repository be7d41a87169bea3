import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { findNginx } from '../../scripts/front/find-nginx.ts'
import { servedBuild } from '../../scripts/run/builds.ts'
import { ensureBuild } from '../../scripts/run/ensure-build.ts'
import { readEnvironment } from '../../scripts/run/environment.ts'
import { ended } from '../services/support/child-services.ts'

const PORT = 5700

const isAway = (error: unknown) => error instanceof TypeError

const targetsIn = (folder: string): string[] => {
  const text = readFileSync(join(folder, 'targets', 'site.json'), 'utf8')
  const listed = z.array(z.object({ targets: z.array(z.string()) })).parse(JSON.parse(text))
  return listed.flatMap(({ targets }) => targets)
}

const statusOf = async (target: string) => (await fetch(`http://${target}/metrics`)).status

it('npm run stack starts all, says where it is, takes another build while visitors are answered, and ends all on one Ctrl-C', async () => {
  await ensureBuild(readEnvironment(process.env))
  const folder = mkdtempSync(join(tmpdir(), 'bib-stack-'))
  // PostgreSQL may run as another user, who has to pass.
  chmodSync(folder, 0o711)
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    PORT: String(PORT),
    METRICS_PORT: String(PORT + 30),
  }
  const follow = findNginx() ? ['--follow'] : []
  const child = spawn(process.execPath, ['scripts/run/stack.ts', '--folder', folder, ...follow], {
    env,
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
  if (follow.length > 0) {
    const build = async () => {
      const answer = await fetch(`${url}/api/health`)
      return z.object({ build: z.string() }).parse(await answer.json()).build
    }
    expect(await (await fetch(`${url}/front/metrics`)).text()).toContain('bib_front_site_up 1')
    const before = await build()
    expect(await ended(spawn(process.execPath, ['scripts/build.ts'], { env }))).toBe(0)
    const lost: unknown[] = []
    const isDone = () => /^Build \S+ is served\.$/m.test(output)
    while (!isDone()) {
      const status = await fetch(`${url}/de/`).then((answer) => answer.status, String)
      if (status !== 200) lost.push(status)
      expect(output).not.toContain('is not served by all')
      await sleep(50)
    }
    expect(lost).toEqual([])
    const names = [await build(), await build(), await build(), await build()]
    expect(new Set(names)).toEqual(new Set([basename(servedBuild('.next') ?? '')]))
    expect(names).not.toContain(before)
    // Prometheus finds the processes of now.
    const targets = targetsIn(folder)
    expect(await Promise.all(targets.map(statusOf))).toEqual([200, 200])
  }
  child.kill('SIGINT')
  expect(await ended(child)).toBe(0)
  for (let port = PORT; port < PORT + 20; port += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error)
    expect(isAway(answer), `something still listens on ${port}`).toBe(true)
  }
  rmSync(folder, { recursive: true, force: true })
}, 1_200_000)
