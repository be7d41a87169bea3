import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PUBLIC_ENV_NAMES } from '#lib/config/env-public.ts'
import { SERVER_ENV_NAMES } from '#lib/config/env-server.ts'

/** What hosts, runners and `npm run serve` set, nobody by hand. */
const SET_BY_OTHERS = ['NODE_ENV', 'BUILD_ID', 'BUILD_FOLDER']

it('.env.example explains every variable', () => {
  const names = [...SERVER_ENV_NAMES, ...PUBLIC_ENV_NAMES]
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z_]+)=/gm)
  const explained = new Set([...lines].map(([, name = '']) => name))
  expect(names.filter((name) => !explained.has(name))).toEqual(SET_BY_OTHERS)
})
