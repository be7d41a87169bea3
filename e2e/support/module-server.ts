import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import { publicEnv, type PublicEnv } from '../../lib/config/env-public.ts'
import { pagePolicy } from '../../lib/server/page-cache/page-policy.ts'

const IMPORT_MAP = JSON.stringify({
  imports: {
    '#lib/': '/lib/',
    '#features/': '/features/',
    'js-cookie': '/node_modules/js-cookie/dist/js.cookie.mjs',
    'zustand/vanilla': '/node_modules/zustand/esm/vanilla.mjs',
  },
})

const MODULE = /^\/(?:lib|features|node_modules)\/[\w./-]+\.(?:ts|mjs)$/

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Page = { body: string; script: string; env: Partial<PublicEnv> }

/**
 * Serves one page that runs modules of the site as they stand, under the policy that a page of the site would have with
 * these settings: for what the build of the other tests is not configured for.
 */
export const serveModules = async ({ body, script, env }: Page) => {
  const html = `<!doctype html><title>Modules</title><script type="importmap">${IMPORT_MAP}</script>${body}<script type="module">${script}</script>`
  // A page of the site holds no script; this one is the test's own.
  const own = [IMPORT_MAP, script].map(hash).join(' ')
  const policy = pagePolicy(html, { ...publicEnv(), ...env }).replace(
    "script-src 'self'",
    `script-src 'self' ${own}`,
  )
  const server = createServer(({ url = '/' }, response) => {
    if (MODULE.test(url)) {
      const source = readFileSync(`.${url}`, 'utf8')
      response.setHeader('Content-Type', 'text/javascript')
      response.end(url.endsWith('.ts') ? stripTypeScriptTypes(source) : source)
    } else if (url === '/') {
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Content-Security-Policy', policy)
      response.end(html)
    } else {
      response.statusCode = 204
      response.end()
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
