import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { json, silence } from '../support/upstream-server.ts'
import { onNginx } from './on-nginx.ts'
import { ownFront } from './own-front.ts'
import { pageReply, startPageSite } from './page-site.ts'

await onNginx(async () => {
  const site = await startPageSite()
  const front = await ownFront({ sites: [site.url] })

  afterAll(async () => {
    await front.end()
    await site.close()
  })

  const told = async () => {
    const { status, headers, body } = await front.ask('/front/metrics')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; version=0.0.4')
    return /^bib_front_site_up (\d)$/m.exec(body.toString())?.[1]
  }

  const ready = json(200, {}, { 'Cache-Control': 'no-store' })

  describe('what the front tells Prometheus', () => {
    it('is that it finds a site, which it asks once in a second, whoever wants to know', async () => {
      site.reply = ready
      expect(await Promise.all(Array.from({ length: 20 }, told))).toEqual(Array(20).fill('1'))
      const asked = site.seen.map(({ method, path }) => `${method} ${path}`)
      expect(new Set(asked)).toEqual(new Set(['GET /api/ready']))
      expect(asked.length).toBeLessThan(20)
    })

    it.each([
      ['is not ready', json(503, {}, { 'Cache-Control': 'no-store' })],
      ['refuses', json(403, {})],
      ['does not answer', silence],
    ])('is that it finds none, where the site %s though pages are kept', async (_how, reply) => {
      site.reply = pageReply()
      await front.ask('/')
      site.reply = reply
      expect((await front.ask('/')).status).toBe(200)
      await expect.poll(told, { timeout: 8000 }).toBe('0')
      site.reply = ready
      await expect.poll(told, { timeout: 8000 }).toBe('1')
    })
  })

  describe('whom the front tells nothing of itself', () => {
    it.each(['X-Forwarded-For', 'Forwarded', 'Via'])(
      'is whoever comes through a proxy that says %s',
      async (header) => {
        const headers = { [header]: '192.168.0.7' }
        expect((await front.ask('/front/metrics', { headers })).status).toBe(404)
      },
    )

    it('is everybody but this machine and private networks', async () => {
      // nginx takes for the asker's address what the test says.
      const { cachePath } = front.options
      const file = join(cachePath, 'nginx.conf')
      const believing = 'set_real_ip_from 127.0.0.1; real_ip_header X-Address; access_log'
      writeFileSync(file, readFileSync(file, 'utf8').replace('access_log', believing))
      process.kill(Number(readFileSync(join(cachePath, 'nginx.pid'), 'utf8')), 'SIGHUP')
      const statusFor = async (address: string) =>
        (await front.ask('/front/metrics', { headers: { 'X-Address': address } })).status
      await expect.poll(() => statusFor('203.0.113.9')).toBe(404)
      for (const address of ['172.32.0.1', '100.64.0.1', '2001:db8::1'])
        expect(await statusFor(address), address).toBe(404)
      for (const address of [
        '127.0.0.1',
        '10.1.2.3',
        '172.31.0.1',
        '192.168.9.9',
        '::1',
        'fd00::7',
      ])
        expect(await statusFor(address), address).toBe(200)
    })
  })

  it('its question to a site has no address for visitors', async () => {
    expect((await front.ask('/front/site')).status).toBe(404)
  })
})
