import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import { context } from 'next/root-params'
import { createElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { describe, expect, it, vi } from 'vitest'
import { buildArgs, NEXT, NEXT_ENV } from '#lib/next/commands.ts'
import { pageContext } from '#lib/next/page-context.ts'
import { isBuilding } from '#lib/next/phase.ts'
import { fillStyles, SHEET_MARK, styleTexts } from '#lib/next/style-elements.ts'
import { withoutFramework } from '#lib/next/without-framework.ts'

vi.mock('next/root-params', () => ({ context: vi.fn() }))

const require = createRequire(import.meta.url)

const source = (module: string) => readFileSync(require.resolve(`next/dist/${module}`), 'utf8')

/** What each file in `lib/next/` relies on, in the Next that is installed; who fails names the file to look at (docs/upgrading.md). */
const RELIES: Readonly<Record<string, () => void | Promise<void>>> = {
  'page-cache.ts': () => {
    const {
      default: Cache,
    } = require('next/dist/server/lib/incremental-cache/file-system-cache.js')
    expect(Object.getOwnPropertyNames(Cache.prototype)).toEqual(
      expect.arrayContaining(['get', 'set']),
    )
    expect(source('server/lib/incremental-cache/file-system-cache.js')).toContain(
      'this.fs.writeFile',
    )
    expect(source('server/lib/incremental-cache/index.js')).toContain("'@next/cache-handlers'")
    expect(source('server/lib/incremental-cache/index.js')).toContain('.FetchCache')
    expect(source('server/response-cache/types.js')).toMatch(/\["APP_PAGE"\] = "APP_PAGE"/)
  },
  'without-framework.ts': async () => {
    // Told of scripts as Next tells it.
    const page = createElement('html', {}, createElement('body', {}, 'text'))
    const { prelude } = await prerenderToNodeStream(page, {
      bootstrapScripts: ['/a.js'],
      bootstrapScriptContent: 'start()',
    })
    const html = await text(prelude)
    expect(html).toContain('<script')
    expect(html).toContain('rel="preload" as="script"')
    expect(withoutFramework(html)).not.toMatch(/<script|as="script"/)
  },
  'style-elements.ts': async () => {
    const style = createElement('style', { href: '/a.css', precedence: 'next' }, SHEET_MARK)
    const page = createElement('html', {}, createElement('body', {}, style))
    const { prelude } = await prerenderToNodeStream(page)
    const html = await text(prelude)
    expect(styleTexts(html)).toEqual([SHEET_MARK])
    expect(styleTexts(fillStyles(html, () => '.a>b{color:red}'))).toEqual(['.a>b{color:red}'])
  },
  'page-life.ts': () => {
    expect(require('next/cache').unstable_cache).toBeTypeOf('function')
    expect(source('server/web/spec-extension/unstable-cache.js')).toContain(
      'workUnitStore.revalidate',
    )
  },
  'page-context.ts': async () => {
    const [, refusal = ''] =
      /isAppRoute\)[^]*?new Error\(`([^`]*)`/.exec(source('server/request/root-params.js')) ?? []
    expect(refusal).toContain('apiName')
    expect(source('server/request/root-params.js')).toMatch(/apiName = `[^\n]*'next\/root-params'/)
    const named = refusal.replace('${apiName}', "import('next/root-params')")
    vi.mocked(context).mockRejectedValueOnce(new Error(named))
    expect(await pageContext()).toBe('')
    vi.mocked(context).mockRejectedValueOnce(new Error('another'))
    await expect(pageContext()).rejects.toThrow('another')
  },
  'phase.ts': () => {
    const constants: Record<string, string> = require('next/constants')
    vi.stubEnv('NEXT_PHASE', constants.PHASE_PRODUCTION_BUILD)
    expect(isBuilding()).toBe(true)
    vi.unstubAllEnvs()
    expect(isBuilding()).toBe(false)
    expect(source('build/index.js')).toContain('process.env.NEXT_PHASE = ')
  },
  'failed-pages.ts': () => {
    expect(source('server/send-payload.js')).toContain("setHeader('Content-Length'")
    expect(source('server/send-payload.js')).toContain('res.end(')
  },
  'conditions.ts': () => {
    expect(source('server/serve-static.js')).toContain('compiled/send')
    const send = readFileSync(require.resolve('next/dist/compiled/send'), 'utf8')
    expect(send).toContain('"Content-Range"')
    expect(send).toMatch(/if-match/i)
  },
  'policies.ts': () => {
    expect(source('server/send-payload.js')).not.toContain('writeHead')
    expect(source('server/web/adapter.js')).toContain('x-middleware-rewrite')
  },
  'requests.ts': () => {
    const names = source('client/components/app-router-headers.js')
    for (const name of ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-url']) {
      expect(names).toContain(`'${name}'`)
    }
    expect(source('server/api-utils/index.js')).toContain('__prerender_bypass')
  },
  'start-site.mjs': () => {
    expect(require('next/dist/server/lib/start-server').startServer).toBeTypeOf('function')
    expect(source('server/config.js')).toContain('process.env.__NEXT_PRIVATE_STANDALONE_CONFIG')
    expect(existsSync(require.resolve('next/dist/server/require-hook'))).toBe(true)
  },
  'commands.ts': () => {
    const help = execFileSync(process.execPath, [NEXT, 'build', '--help'], { encoding: 'utf8' })
    for (const option of buildArgs('compile').filter((arg) => arg.startsWith('--'))) {
      expect(help).toContain(option)
    }
    const read = readFileSync(createRequire(require.resolve('next')).resolve('@next/env'), 'utf8')
    for (const name of Object.keys(NEXT_ENV).filter((key) => key.startsWith('__'))) {
      expect(read).toContain(name)
    }
  },
  'traced-files.ts': () => {
    expect(require('next/dist/compiled/@vercel/nft').nodeFileTrace).toBeTypeOf('function')
  },
}

describe('what stands in lib/next still holds of the Next that is installed', () => {
  it.each(Object.keys(RELIES))('%s', async (file) => {
    await expect(Promise.resolve(RELIES[file]?.())).resolves.toBeUndefined()
  })

  it('is all of it, each file with what it relies on, at most thirteen', () => {
    const files = globSync('lib/next/*').map((path) => path.slice('lib/next/'.length))
    expect(files.toSorted()).toEqual(Object.keys(RELIES).toSorted())
    expect(files.length).toBeLessThanOrEqual(13)
    for (const file of files) {
      const own = readFileSync(`lib/next/${file}`, 'utf8')
      expect({
        file,
        says: / \* Relies on: /.test(own) && / \* When that changes: /.test(own),
      }).toEqual({ file, says: true })
    }
  })

  it('is not looked into from anywhere else', () => {
    const others = globSync([
      '*.ts',
      '{app,components,features,lib,services,scripts}/**/*.{ts,tsx,mjs}',
    ])
      .filter((file) => !file.startsWith('lib/next/'))
      .filter((file) =>
        /['"`]next\/dist\/(?!bin)|@next\/(?!swc)|__NEXT_|NEXT_PRIVATE|NEXT_PHASE|unstable_cache/.test(
          readFileSync(file, 'utf8'),
        ),
      )
    expect(others).toEqual([])
  })
})
