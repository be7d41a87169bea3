import { afterAll, describe, expect, it } from 'vitest'
import { hangUp, json, silence } from '../support/upstream-server.ts'
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
      ['is cut off', hangUp],
      ['is not ready', json(503, {}, { 'Cache-Control': 'no-store' })],
      ['fails', json(500, {})],
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

  it('its question to a site has no address for visitors', async () => {
    expect((await front.ask('/front/site')).status).toBe(404)
  })
})
