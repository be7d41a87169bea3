import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startFront } from '../../scripts/front/start-front.ts'
import { freePort } from '../services/support/free-port.ts'
import { onNginx } from './on-nginx.ts'
import { pageReply, startPageSite } from './page-site.ts'

const SCRIPT = '/_next/static/page-script/later-1a2b3c.js'

const UNASKED = '/_next/static/page-script/never-4d5e6f.js'

const FOR_GOOD = { 'Cache-Control': 'public, max-age=31536000, immutable' }

await onNginx(async () => {
  const cachePath = mkdtempSync(join(tmpdir(), 'front-'))
  const site = await startPageSite()
  const options = {
    sites: [new URL(site.url).host],
    services: [],
    listen: await freePort(),
    innerPort: await freePort(),
    cachePath,
  }

  afterAll(async () => {
    await site.close()
    rmSync(cachePath, { recursive: true, force: true })
  })

  const ask = async (path: string, encoding = 'br') => {
    const headers = { 'Accept-Encoding': encoding, Connection: 'close' }
    const answer = await fetch(`http://127.0.0.1:${options.listen}${path}`, { headers })
    return { status: answer.status, text: await answer.text() }
  }

  /** Sites of images: each build has its own files and no others. */
  const siteOf = (build: string, has: readonly string[]) => {
    site.reply = (request, response) => {
      const isFile = request.path.startsWith('/_next/')
      const missing = { status: 404, headers: { 'Cache-Control': 'no-store' } }
      const file = has.includes(request.path) ? { headers: FOR_GOOD } : missing
      pageReply({ body: `of ${build}`, ...(isFile && file) })(request, response)
    }
  }

  describe('a script of an earlier build', () => {
    it('stays for pages that were opened before a deploy, once somebody has asked for it', async () => {
      const front = await startFront({ ...options, buildId: 'a' })
      siteOf('a', [SCRIPT, UNASKED])
      expect(await ask(SCRIPT)).toEqual({ status: 200, text: 'of a' })
      siteOf('b', [])
      front.reload({ ...options, buildId: 'b' })
      await expect.poll(async () => (await ask('/')).text, { timeout: 5000 }).toBe('of b')
      expect(await ask(SCRIPT)).toEqual({ status: 200, text: 'of a' })
      await front.stop()
    })

    it('stays where the front is started anew in its folder, as with a container and its volume', async () => {
      siteOf('c', [])
      const front = await startFront({ ...options, buildId: 'c' })
      expect(await ask('/')).toEqual({ status: 200, text: 'of c' })
      expect(await ask(SCRIPT)).toEqual({ status: 200, text: 'of a' })
      expect(await ask(`${SCRIPT}?x=1`)).toEqual({ status: 200, text: 'of a' })
      await front.stop()
    })

    it('is gone where nobody has asked for it, or for it in this encoding', async () => {
      siteOf('c', [])
      const front = await startFront({ ...options, buildId: 'c' })
      expect((await ask(UNASKED)).status).toBe(404)
      expect((await ask(SCRIPT, 'gzip')).status).toBe(404)
      await front.stop()
    })
  })
})
