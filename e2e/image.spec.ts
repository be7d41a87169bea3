import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { globSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { sheetPicture } from '../features/previews/sheet-picture.ts'
import { API_PATHS } from '../lib/config/api-paths.ts'
import { packServices } from '../scripts/pack/pack-services.ts'
import { packSite } from '../scripts/pack/pack-site.ts'
import { currentBuild } from '../scripts/run/current-build.ts'
import { exitOf } from '../scripts/run/exit-of.ts'
import { freePort } from '../scripts/run/free-port.ts'
import { SITE_OPTIONS } from '../scripts/run/programs.ts'
import { waitUntilHealthy } from '../scripts/run/wait-until-healthy.ts'
import { LONG } from './support/long.ts'
import { postSignUp } from './support/post-sign-up.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

const MOST_BYTES = 150_000_000

const KEY = 'a key that site and services of an image share'

/** Gives a process its folder as a disk that it cannot write on, as compose.yaml does. */
const READ_ONLY = [
  '-rm',
  'sh',
  '-c',
  'mount --bind "$PWD" "$PWD" && mount -o remount,bind,ro "$PWD" && cd "$PWD" && exec "$@"',
  '-',
]

const MAY_MOUNT = spawnSync('unshare', [...READ_ONLY, 'true'], { cwd: tmpdir() }).status === 0

let root: string
const running: ChildProcess[] = []

const bytesOf = (folder: string): number =>
  globSync('**', { cwd: folder })
    .map((name) => lstatSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)

/** Starts what an image holds, with nothing of this repository beside it and only the variables that are given. */
const start = (
  folder: string,
  run: { args: readonly string[]; env: Record<string, string>; isReadOnly?: boolean },
) => {
  const [program = '', ...args] = [
    ...(run.isReadOnly && MAY_MOUNT ? ['unshare', ...READ_ONLY] : []),
    process.execPath,
    ...run.args,
  ]
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    LOG_LEVEL: 'silent',
    HASH_KEY: KEY,
  }
  const child = spawn(program, args, {
    cwd: join(root, folder),
    env: { ...env, ...run.env },
    stdio: 'ignore',
  })
  running.push(child)
}

/** Runs a command of the operator in an image, to its end. */
const runIn = (folder: string, args: readonly string[], env: Record<string, string>) =>
  spawnSync(process.execPath, args, {
    cwd: join(root, folder),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HASH_KEY: KEY, ...env },
    encoding: 'utf8',
  })

test.beforeAll(async () => {
  // Some thousand files, on a disk that others keep busy.
  test.setTimeout(300_000)
  root = mkdtempSync(join(tmpdir(), 'e2e-image-'))
  await packSite(currentBuild(), join(root, 'site'))
  packServices(join(root, 'services'))
})

test.afterAll(async () => {
  await Promise.all(
    running.map(async (child) => {
      child.kill('SIGTERM')
      await exitOf(child)
    }),
  )
  rmSync(root, { recursive: true, force: true })
})

test('the image of the site adds at most 150 MB, and none of it is a tool or a service', () => {
  const site = join(root, 'site')
  expect(bytesOf(site)).toBeLessThan(MOST_BYTES)
  const packages = readdirSync(join(site, 'node_modules'))
  for (const tool of [
    'typescript',
    'playwright',
    'playwright-core',
    'sharp',
    'hono',
    'drizzle-orm',
  ]) {
    expect(packages).not.toContain(tool)
  }
  expect(packages.filter((name) => name.startsWith('node-'))).toEqual([])
  expect(globSync('node_modules/@next/swc*', { cwd: site })).toEqual([])
  // What says whether the process of a kept build runs.
  expect(globSync('services/**/*.ts', { cwd: site })).toEqual(['services/db/process-state.ts'])
})

test(
  'site and services run from their images alone, the site without a disk to write on: pages, search, a sign-up and what their operator runs',
  LONG,
  async () => {
    const PORT = `${await freePort(6100)}`
    const SERVICES_PORT = `${await freePort(Number(PORT) + 1)}`
    const url = `http://localhost:${PORT}`
    const services = `http://localhost:${SERVICES_PORT}`
    const { SITE_URL = '', WEB_APP_URL = '' } = process.env
    const METRICS_PORT = `${await freePort(Number(PORT) + 20)}`
    const SERVICES_METRICS_PORT = `${await freePort(Number(METRICS_PORT) + 1)}`
    const addresses = {
      SITE_URL,
      WEB_APP_URL,
      PORT,
      SERVICES_PORT,
      METRICS_PORT,
      SERVICES_METRICS_PORT,
      // Nobody is there: what sends to them is loaded, and nothing waits for it.
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      SENTRY_DSN: 'http://key@127.0.0.1:9/1',
    }
    const data = { DATA_DIR: join(root, 'data') }
    start('services', {
      args: ['services/main.ts'],
      env: { ...addresses, ...data },
    })
    start('site', {
      args: [...SITE_OPTIONS, 'scripts/serve.mjs'],
      env: addresses,
      isReadOnly: true,
    })
    await waitUntilHealthy(`${services}/health`, { timeoutMs: 100_000 })
    await waitUntilHealthy(`${url}${API_PATHS.ready}`, { timeoutMs: 60_000 })

    const pages = ['/', '/fr/', '/l/f', '/docs/free-demo', '/de/company/terms-of-use', '/icon.svg']
    for (const path of pages) {
      const answer = await fetch(url + path)
      expect(answer.status, path).toBe(200)
      const policy = answer.headers.get('content-security-policy') ?? ''
      if (path !== '/icon.svg') expect(policy, path).toContain('sha256-')
    }
    // Drawn by this process, from the faces in its image.
    const drawing = await fetch(`${url}${sheetPicture('lease', 'de')}`)
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    // Not made ahead: rendered by this process, with documents of the search service.
    expect((await fetch(`${url}/docs/free-demo?q=contract`)).status).toBe(200)
    expect((await fetch(`${url}/no-such-page`)).status).toBe(404)

    const answer = await postSignUp(url)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).not.toContain('signup=')
    expect(answer.headers.get('set-cookie')).toContain('p_ssojwt=')

    const ask = ['scripts/ask-database.ts', 'select count(*)::int as people from users']
    expect(runIn('services', ask, data).stdout).toMatch(/people[^]*│ 1 /)
    const erase = ['scripts/erase-written.ts', 'nobody@company.example']
    expect(runIn('services', erase, data).stdout).toContain('contact_messages')
    const exported = ['scripts/export-person.ts', 'nobody@company.example', '--to', data.DATA_DIR]
    expect(runIn('services', exported, data).stdout).toContain('.zip: give it to nobody')
    const rotate = ['scripts/rotate-keys.ts', 'all']
    expect(runIn('services', rotate, data).stderr).toContain('Write npm run keys:rotate')
    expect(runIn('services', ['scripts/refund-order.ts'], data).stderr).toContain('--order BB-')

    const told = async (port: string) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const ofSite = await told(METRICS_PORT)
    for (const line of [
      'bib_requests_total{kind="home",status="200",program="site"} 2',
      'bib_requests_total{kind="unknown",status="404",program="site"} 1',
      'bib_sign_ups_total{outcome="created",program="site"} 1',
      'bib_upstream_calls_total{upstream="user",outcome="ok",program="site"} 1',
    ]) {
      expect(ofSite).toContain(line)
    }
    expect(ofSite).toMatch(/^bib_page_cache_total\{result="hit",program="site"\} [1-9]/m)
    const ofServices = await told(SERVICES_METRICS_PORT)
    expect(ofServices).toContain(
      'bib_requests_total{kind="user",status="201",program="services"} 1',
    )
    expect(ofServices).toContain('bib_database_up{program="services"} 1')
  },
)
