import { describe, expect, it } from 'vitest'
import { checkImports } from '../../scripts/import-law/check-imports.ts'
import { tempTree } from './temp-tree.ts'

const breachesOf = (files: Record<string, string>) => checkImports(tempTree(files))

const chain = (last: string) => ({
  'middleware.ts': `import { steps } from '#lib/edge/steps.ts'`,
  'lib/edge/steps.ts': `import { x } from '../util/x.ts'`,
  'lib/util/x.ts': last,
})

const planted: [string, string, string][] = [
  ['a feature imports another', 'features/a/x.ts', `import { y } from '#features/b/y.ts'`],
  ['by a relative path', 'features/a/x.ts', `import { y } from '../b/y.ts'`],
  ['for a type only', 'features/a/x.ts', `import type { Y } from '#features/b/y.ts'`],
  ['with export from', 'features/a/x.ts', `export { y } from '#features/b/y.ts'`],
  ['with export star', 'features/a/x.ts', `export * from '#features/b/y.ts'`],
  ['with import()', 'features/a/x.ts', `export const y = () => import('#features/b/y.ts')`],
  ['with an import() type', 'features/a/x.ts', `export type Y = import('#features/b/y.ts').Y`],
  ['with require', 'features/a/x.ts', `export const y = require('#features/b/y.ts')`],
  ['a computed import()', 'features/a/x.ts', `export const y = (p: string) => import(p)`],
  [
    'a template import()',
    'lib/i18n/x.ts',
    'export const y = (p: string) => import(`../server/${p}`)',
  ],
  ['a feature imports app', 'features/a/x.ts', `import { y } from '#app/y.ts'`],
  ['a component imports a feature', 'components/ui/x.ts', `import { y } from '#features/b/y.ts'`],
  ['a component imports the server', 'components/ui/x.ts', `import { y } from '#lib/server/y.ts'`],
  ['lib imports a component', 'lib/util/x.ts', `import { y } from '#components/y.ts'`],
  ['lib/config imports lib/i18n', 'lib/config/x.ts', `import { y } from '#lib/i18n/y.ts'`],
  ['lib/config imports node:fs', 'lib/config/x.ts', `import { y } from 'node:fs'`],
  ['lib/config imports bare fs', 'lib/config/x.ts', `import { y } from 'fs'`],
  ['lib/edge imports bare fs', 'lib/edge/x.ts', `import { y } from 'fs/promises'`],
  ['lib/edge imports node:crypto', 'lib/edge/x.ts', `import { y } from 'node:crypto'`],
  ['lib/edge imports react', 'lib/edge/x.ts', `import { cache } from 'react'`],
  ['lib/edge imports lib/server', 'lib/edge/x.ts', `import { y } from '#lib/server/y.ts'`],
  ['a new lib folder without a row', 'lib/misc/x.ts', `import { y } from '#lib/util/y.ts'`],
  ['services import lib/server', 'services/x.ts', `import { y } from '#lib/server/y.ts'`],
  ['the product imports tests', 'lib/util/x.ts', `import { y } from '../../tests/y.ts'`],
  ['the product imports scripts', 'services/x.ts', `import { y } from '../scripts/y.ts'`],
  ['axios outside lib/http', 'lib/server/x.ts', `import axios from 'axios'`],
  ['a feature imports the edge', 'features/a/x.ts', `import { y } from '#lib/edge/y.ts'`],
  ['js-cookie outside lib/browser', 'features/a/x.ts', `import Cookies from 'js-cookie'`],
  ['next/link outside our link', 'components/ui/x.tsx', `import Link from 'next/link'`],
  ['a routing hook in a feature', 'features/a/x.ts', `import { useRouter } from 'next/navigation'`],
]

const legal: [string, string, string][] = [
  ['app composes features', 'app/page.tsx', `import { y } from '#features/b/y.ts'`],
  ['a feature imports itself', 'features/a/x.ts', `import { y } from '#features/a/sub/y.ts'`],
  ['a feature loads on the server', 'features/a/x.ts', `import '#lib/server/y.ts'`],
  ['the link component', 'components/ui/site-link.tsx', `import Link from 'next/link'`],
  ['notFound in a page', 'app/page.tsx', `import { notFound } from 'next/navigation'`],
  ['axios in lib/http', 'lib/http/x.ts', `import axios from 'axios'`],
  ['an error of axios', 'features/a/x.ts', `import { isAxiosError } from 'axios'`],
  ['zod in lib/config', 'lib/config/x.ts', `import * as z from 'zod'`],
  ['services import contracts', 'services/x.ts', `import { y } from '#lib/contracts/y.ts'`],
  ['tests import anything', 'tests/x.ts', `import { y } from '../features/a/y.ts'`],
]

describe('the import law', () => {
  it.each(planted)('catches: %s', (_name, file, code) => {
    expect(breachesOf({ [file]: `\n${code}\n` })).toEqual([
      { file, line: 2, message: expect.any(String) },
    ])
  })

  it.each(legal)('allows: %s', (_name, file, code) => {
    expect(breachesOf({ [file]: code })).toEqual([])
  })

  it('says where a file cannot be parsed', () => {
    expect(() => breachesOf({ 'app/x.ts': 'const =' })).toThrow('app/x.ts cannot be parsed')
  })
})

describe('what middleware.ts reaches', () => {
  it.each([`import React from 'react'`, `import 'pino'`, `import 'crypto'`, `import('node:fs')`])(
    'catches %s two files away',
    (code) => {
      const [breach, ...others] = breachesOf(chain(code))
      expect(breach?.file).toBe('lib/util/x.ts')
      expect(breach?.message).toContain('reached from middleware.ts')
      expect(others).toEqual([])
    },
  )

  it('lets types and what runs on the edge pass', () => {
    const files = chain(`import type { Root } from 'react-dom'\nimport { jwtVerify } from 'jose'`)
    expect(breachesOf(files)).toEqual([])
  })

  it('ends on a circle', () => {
    expect(breachesOf(chain(`import '../edge/steps.ts'`))).toHaveLength(1)
  })
})
