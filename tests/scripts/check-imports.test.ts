import { describe, expect, it } from 'vitest'
import { checkImports } from '../../scripts/import-law/check-imports.ts'
import { circlesOf, SUBJECTS } from '../../scripts/import-law/subjects.ts'
import { tempTree } from './temp-tree.ts'

const breachesOf = (files: Record<string, string>) => checkImports(tempTree(files))

const chain = (last: string) => ({
  'middleware.ts': `import { steps } from '#lib/edge/steps.ts'`,
  'lib/edge/steps.ts': `import { x } from '../util/x.ts'`,
  'lib/util/x.ts': last,
})

/** A file of one room that imports one of another. */
const planting = (from: string, to: string): [string, string] => [
  `features/${from}/x.ts`,
  `import { y } from '#features/${to}/y.ts'`,
]

/** A file of the services that imports another one. */
const within = (from: string, to: string): [string, string] => [
  `services/${from}.ts`,
  `import { y } from '#services/${to}.ts'`,
]

const planted: [string, string, string][] = [
  [
    'a feature imports another',
    'features/home/components/x.ts',
    `import { y } from '#features/legal/y.ts'`,
  ],
  ['by a relative path', 'features/home/components/x.ts', `import { y } from '../../legal/y.ts'`],
  [
    'for a type only',
    'features/home/components/x.ts',
    `import type { Y } from '#features/legal/y.ts'`,
  ],
  ['with export from', 'features/home/components/x.ts', `export { y } from '#features/legal/y.ts'`],
  ['with export star', 'features/home/components/x.ts', `export * from '#features/legal/y.ts'`],
  [
    'with import()',
    'features/home/components/x.ts',
    `export const y = () => import('#features/legal/y.ts')`,
  ],
  [
    'with an import() type',
    'features/home/components/x.ts',
    `export type Y = import('#features/legal/y.ts').Y`,
  ],
  [
    'with require',
    'features/home/components/x.ts',
    `export const y = require('#features/legal/y.ts')`,
  ],
  [
    'a computed import()',
    'features/home/components/x.ts',
    `export const y = (p: string) => import(p)`,
  ],
  [
    'a template import()',
    'lib/i18n/x.ts',
    'export const y = (p: string) => import(`../server/${p}`)',
  ],
  ['scripts import the bench', 'scripts/run/x.ts', `import { y } from '../../bench/lib/y.ts'`],
  ['scripts import browser tests', 'scripts/x.ts', `import { y } from '../e2e/support/y.ts'`],
  ['the bench imports browser tests', 'bench/x.ts', `import { y } from '../e2e/support/y.ts'`],
  ['browser tests import the bench', 'e2e/x.spec.ts', `import { y } from '../bench/lib/y.ts'`],
  ['a subject imports a room of one below', ...planting('signup/components', 'consent/browser')],
  ['the edge of a subject imports that of another', ...planting('affiliate/edge', 'consent/edge')],
  ['a subject imports one that is not below', ...planting('consent/browser', 'signup')],
  ['rules import their own page script', ...planting('signup', 'signup/browser')],
  ['rules import their own server', ...planting('signup', 'signup/server')],
  ['page script imports its server', ...planting('signup/browser', 'signup/server')],
  ['page script imports its components', ...planting('signup/browser', 'signup/components')],
  ['the server imports its components', ...planting('signup/server', 'signup/components')],
  ['a room that no subject has', ...planting('signup/behaviour', 'signup')],
  ['a subject that is in no table', ...planting('weather', 'weather')],
  ['rules import react', 'features/home/x.ts', `import { useState } from 'react'`],
  ['page script imports react', 'features/home/browser/x.ts', `import { useState } from 'react'`],
  ['a component imports lib/server', 'features/home/components/x.ts', `import '#lib/server/y.ts'`],
  ['rules import lib/browser', 'features/home/x.ts', `import '#lib/browser/y.ts'`],
  ['rules import lib/server', 'features/home/x.ts', `import { y } from '#lib/server/y.ts'`],
  ['page script imports lib/server', 'features/home/browser/x.ts', `import '#lib/server/y.ts'`],
  ['a step imports react', 'features/home/edge/x.ts', `import { cache } from 'react'`],
  ['a step imports node:crypto', 'features/home/edge/x.ts', `import { y } from 'node:crypto'`],
  ['a step imports lib/http', 'features/home/edge/x.ts', `import { y } from '#lib/http/y.ts'`],
  ['lib imports a subject', 'lib/server/x.ts', `import { y } from '#features/home/y.ts'`],
  [
    'services import a room',
    'services/x.ts',
    `import type { Y } from '#features/home/server/y.ts'`,
  ],
  [
    'the middleware imports a room',
    'middleware.ts',
    `import type { Y } from '#features/home/server/y.ts'`,
  ],
  ['a feature imports app', 'features/home/components/x.ts', `import { y } from '#app/y.ts'`],
  [
    'a component imports a feature',
    'components/ui/x.ts',
    `import { y } from '#features/legal/y.ts'`,
  ],
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
  [
    'a feature imports the edge',
    'features/home/components/x.ts',
    `import { y } from '#lib/edge/y.ts'`,
  ],
  [
    'js-cookie outside lib/browser',
    'features/home/components/x.ts',
    `import Cookies from 'js-cookie'`,
  ],
  ['a room of the services imports one above', ...within('user/x', 'web-app/y')],
  [
    'a room of the services imports one above by type',
    'services/mail/x.ts',
    `import type { Y } from '../messages/y.ts'`,
  ],
  ['a room of the services imports a folder of another', ...within('web-app/x', 'search/find/y')],
  ['a room of the services imports routes', ...within('web-app/x', 'user/routes')],
  ['a room of the services imports an entry file', ...within('user/x', 'app')],
  ['a room of the services that is on no floor', ...within('weather/x', 'db/y')],
  ['next/link outside our link', 'components/ui/x.tsx', `import Link from 'next/link'`],
  [
    'a routing hook in a feature',
    'features/home/components/x.ts',
    `import { useRouter } from 'next/navigation'`,
  ],
]

const legal: [string, string, string][] = [
  ['app composes features', 'app/page.tsx', `import { y } from '#features/legal/y.ts'`],
  ['a subject imports the rules of one below', ...planting('signup/server', 'destination')],
  ['rules import the rules of one below', ...planting('signup', 'destination')],
  ['a component imports its page script', ...planting('signup/components', 'signup/browser')],
  [
    'the middleware imports a step',
    'middleware.ts',
    `import { y } from '#features/home/edge/y.ts'`,
  ],
  ['services import rules', 'services/x.ts', `import { y } from '#features/home/y.ts'`],
  ['a room of the services imports one below', ...within('web-app/x', 'user/y')],
  ['routes of the services import any room', ...within('user/routes', 'ledger/y')],
  ['the services are put together of routes', ...within('app', 'user/routes')],
  [
    'a feature imports itself',
    'features/home/components/x.ts',
    `import { y } from '#features/home/components/sub/y.ts'`,
  ],
  ['a subject answers on the server', 'features/home/server/x.ts', `import '#lib/server/y.ts'`],
  ['the link component', 'components/ui/site-link.tsx', `import Link from 'next/link'`],
  ['notFound in a page', 'app/page.tsx', `import { notFound } from 'next/navigation'`],
  ['axios in lib/http', 'lib/http/x.ts', `import axios from 'axios'`],
  ['an error of axios', 'features/home/components/x.ts', `import { isAxiosError } from 'axios'`],
  ['zod in lib/config', 'lib/config/x.ts', `import * as z from 'zod'`],
  ['services import lib/util', 'services/x.ts', `import { y } from '#lib/util/y.ts'`],
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

describe('the table of subjects', () => {
  it('has no circle', () => {
    expect(circlesOf(SUBJECTS)).toEqual([])
  })

  it('is read along any number of subjects', () => {
    expect(circlesOf({ a: ['b'], b: ['c'], c: ['b'], d: ['a'] })).toEqual(['b', 'c'])
  })
})

describe('what services reach', () => {
  it.each(['#lib/browser/read-page-fact.ts', '#lib/config/y.ts', '#features/home/y.ts'])(
    'catches %s behind a rule only where it needs a page',
    (specifier) => {
      const files = {
        'services/x.ts': `import { y } from '#features/home/x.ts'`,
        'features/home/x.ts': `import { y } from '${specifier}'`,
      }
      const found = breachesOf(files).map(({ message }) => message)
      expect(found).toEqual(
        specifier.startsWith('#lib/browser')
          ? [expect.stringContaining('reached from services/')]
          : [],
      )
    },
  )
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
