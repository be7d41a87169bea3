import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frontConfig } from '../../scripts/front/front-config.ts'
import { startFront } from '../../scripts/front/start-front.ts'
import { waitUntilHealthy } from '../../scripts/run/wait-until-healthy.ts'
import { ended } from '../services/support/child-services.ts'
import { freePort } from '../services/support/free-port.ts'
import { onNginx } from './on-nginx.ts'
import { startPageSite } from './page-site.ts'

const place = { sites: ['127.0.0.1:9'], services: ['127.0.0.1:9'], buildId: 'a', listen: 80 }

describe('frontConfig', () => {
  it('fills everything in', () => {
    const text = frontConfig({ ...place, sites: ['a:1', 'b:2'], cachePath: '/var/cache/front' })
    expect(text).toContain('server a:1 fail_timeout=2s; server b:2 fail_timeout=2s;')
    expect(text).not.toMatch(/\$\{FRONT_[A-Z]/)
  })

  it.each([
    { buildId: 'a"; load_module x; #' },
    { sites: ['a:1; b'] },
    { cachePath: '/tmp/with room' },
    { listen: '80;' },
  ])('refuses what would be read as more than a value: %o', (wrong) => {
    expect(() => frontConfig({ ...place, cachePath: '/tmp/x', ...wrong })).toThrow('nginx.conf')
  })

  it('gives an idle connection to a site up before Node does', () => {
    const text = frontConfig({ ...place, cachePath: '/tmp/x' })
    const { keepAliveTimeout } = createServer()
    for (const name of ['sites', 'services']) {
      const [, seconds] =
        new RegExp(`upstream ${name} \\{[^}]*keepalive_timeout (\\d+)s`).exec(text) ?? []
      expect(Number(seconds) * 1000).toBeLessThan(keepAliveTimeout)
    }
  })

  it('refuses a front without a site', () => {
    expect(() => frontConfig({ ...place, cachePath: '/tmp/x', sites: [] })).toThrow('site')
  })
})

/** The variables of the image, as its description sets them. */
const imageVariables = (): Record<string, string> => {
  const [, lines = ''] =
    /^ENV ((?:FRONT_.*\n| {2}FRONT_.*\n)+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  return Object.fromEntries(
    [...lines.matchAll(/(FRONT_[A-Z_]+)=(?:"([^"]*)"|(\S*))/g)].map(([, name, quoted, bare]) => [
      name,
      quoted ?? bare ?? '',
    ]),
  )
}

await onNginx(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'front-start-'))
  const site = await startPageSite()
  const sites = [new URL(site.url).host]

  afterAll(async () => {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('starts as the image does, with the variables of the image', async () => {
    const port = await freePort()
    const variables = {
      ...imageVariables(),
      FRONT_FOLDER: join(process.cwd(), 'deploy/nginx'),
      FRONT_CACHE: folder,
      FRONT_LOG: join(folder, 'access.log'),
      FRONT_PROCESS: process.getuid?.() === 0 ? 'user root;' : '',
      FRONT_LISTEN: `listen ${port};`,
      FRONT_INNER_PORT: `${await freePort()}`,
      FRONT_SITES: `server ${sites[0]};`,
      FRONT_SERVICES: 'server 127.0.0.1:9;',
    }
    const PATH = `${process.env.PATH}:/usr/sbin`
    const start = (changed: Record<string, string>, ...words: string[]): ChildProcess =>
      spawn('sh', ['deploy/nginx/start.sh', ...words], {
        env: { NODE_ENV: 'test', PATH, ...variables, ...changed },
        stdio: 'inherit',
      })
    const url = `http://127.0.0.1:${port}`
    const cache = async () => (await fetch(`${url}/`)).headers.get('x-cache')
    const child = start({})
    try {
      await waitUntilHealthy(`${url}/front/health`, { timeoutMs: 10_000 })
      expect([await cache(), await cache()]).toEqual(['MISS', 'HIT'])
      expect(await ended(start({ FRONT_BUILD: 'b' }, 'reload'))).toBe(0)
      await expect.poll(cache, { timeout: 5000 }).toBe('MISS')
      await expect.poll(cache, { timeout: 5000 }).toBe('HIT')
      expect(await ended(start({ FRONT_BUILD: '' }, 'reload'))).toBe(0)
      await expect.poll(cache, { timeout: 5000 }).toBe('MISS')
      // Behind a CDN: its addresses, and the header that it names the visitor in.
      const behind = `listen ${port}; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; real_ip_recursive on;`
      expect(await ended(start({ FRONT_LISTEN: behind }, 'reload'))).toBe(0)
      const headers = { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' }
      const address = async () => {
        await fetch(`${url}/api/session`, { headers })
        return site.seen.at(-1)?.headers['x-forwarded-for']
      }
      await expect.poll(address, { timeout: 5000 }).toBe('198.51.100.7')
    } finally {
      child.kill('SIGQUIT')
      expect(await ended(child)).toBe(0)
    }
  })

  it('does not start without one of its variables', async () => {
    const { FRONT_BUILD: _left, ...fewer } = imageVariables()
    const own = { FRONT_FOLDER: join(process.cwd(), 'deploy/nginx'), FRONT_CACHE: folder }
    const env = { NODE_ENV: 'test' as const, PATH: process.env.PATH, ...fewer, ...own }
    expect(await ended(spawn('sh', ['deploy/nginx/start.sh'], { env, stdio: 'ignore' }))).toBe(1)
  })

  describe('with a certificate', () => {
    const listening = { listen: 0, plain: 0 }
    let stop: () => Promise<void>

    beforeAll(async () => {
      const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:P-256',
          '-nodes',
          '-days',
          '2',
          '-subj',
          '/CN=localhost',
          '-keyout',
          key,
          '-out',
          certificate,
        ],
        { stdio: 'ignore' },
      )
      listening.listen = await freePort()
      listening.plain = await freePort()
      const front = await startFront({
        ...place,
        sites,
        listen: listening.listen,
        innerPort: await freePort(),
        cachePath: folder,
        tls: { key, certificate, plain: listening.plain },
      })
      stop = front.stop
    })

    afterAll(() => stop())

    it('speaks HTTP/2', async () => {
      const session = connect(`https://localhost:${listening.listen}`, {
        rejectUnauthorized: false,
      })
      const status = await new Promise((resolve, reject) => {
        session.once('error', reject)
        const stream = session.request({ ':path': '/' })
        stream.once('response', (headers) => resolve(headers[':status']))
        stream.once('error', reject)
        stream.resume()
      })
      session.close()
      expect(status).toBe(200)
      expect(site.seen.at(-1)?.headers['x-forwarded-proto']).toBe('https')
    })

    it('leads from the plain port to the secure one', async () => {
      const answer = await fetch(`http://localhost:${listening.plain}/fr/?utm_source=x`, {
        redirect: 'manual',
      })
      expect(answer.status).toBe(308)
      expect(answer.headers.get('location')).toBe('https://localhost/fr/?utm_source=x')
    })
  })
})
