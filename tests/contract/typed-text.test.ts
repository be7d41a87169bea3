import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { passwordSchema } from '#features/signup/password.ts'
import { trafficSourceFields } from '#features/traffic-source/traffic-source-contract.ts'

const ROOT = join(import.meta.dirname, '../..')

type Schema = z.core.$ZodType

type Leaf = { path: string; schema: Schema }

const isSchema = (value: unknown): value is z.core.$ZodTypes =>
  value instanceof Object && '_zod' in value

const partsOf = (schema: Schema): [string, Schema][] => {
  if (!isSchema(schema)) return []
  const { def } = schema._zod
  if ('shape' in def) return Object.entries(def.shape)
  if ('options' in def) return def.options.map((option): [string, Schema] => ['', option])
  if ('element' in def) return [['', def.element]]
  if ('valueType' in def) return [['', def.valueType]]
  if ('in' in def) return [['', def.in]]
  return 'innerType' in def ? [['', def.innerType]] : []
}

const leavesOf = (schema: Schema, path: string): Leaf[] =>
  schema._zod.def.type === 'string'
    ? [{ path, schema }]
    : partsOf(schema).flatMap(([name, part]) => leavesOf(part, name ? `${path}.${name}` : path))

/** Files of schemas that server and browser share. */
const FILES = globSync('features/**/*.ts', { cwd: ROOT }).filter(
  (file) =>
    !/\/(?:browser|components|edge|server)\//.test(file) &&
    /from 'zod/.test(readFileSync(join(ROOT, file), 'utf8')),
)

/** What our own services, words and records say, and not a visitor. */
const OURS = /^landing|^foundDocument$|^workRequest$|(?:Answer|Record|File|Words)$/

const OURS_WITHIN = /\.description$/

/** As browsers, documents and keyboards hand texts on: in parts, with marks that nobody sees. */
const PROBES = ['Zoe\u0301 \u202EAnn', 'e\u0301\u200B@company.example', '\u200E12345', '/e\u0301']

const isRaw = (text: unknown) => typeof text === 'string' && /\p{DI}|e\u0301/u.test(text)

const letsIn = ({ schema }: Leaf) => PROBES.some((probe) => isRaw(z.safeParse(schema, probe).data))

/** What is kept as it came: a password is another one with one character less, a campaign is named as its advertiser names it. */
const kept = new Set<Schema>(
  [passwordSchema, ...Object.values(trafficSourceFields)].flatMap((schema) =>
    leavesOf(schema, '').map((leaf) => leaf.schema),
  ),
)

test('no schema lets a text of a visitor in as it came', async () => {
  const found: string[] = []
  let leaves = 0
  for (const file of FILES) {
    const exported: Record<string, unknown> = await import(join(ROOT, file))
    for (const [name, schema] of Object.entries(exported)) {
      if (!isSchema(schema) || OURS.test(name)) continue
      const all = leavesOf(schema, name).filter(
        (leaf) => !kept.has(leaf.schema) && !OURS_WITHIN.test(leaf.path),
      )
      leaves += all.length
      found.push(...all.filter(letsIn).map(({ path }) => `${file}: ${path}`))
    }
  }
  expect(found).toEqual([])
  expect(leaves).toBeGreaterThan(100)
})
