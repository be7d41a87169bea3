import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { SERVICES_PROGRAMS } from '../../scripts/pack/pack-services.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const COMMAND = /docker compose exec (?:-T )?(\w+) npm run (?:-s )?([\w:]+)/g

const told = globSync('docs/*.md').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(COMMAND)].map(([, image = '', name = '']) => ({
    file,
    image,
    name,
  })),
)

/** What reads or changes what the services keep, and has no other way into a container. */
const OF_SERVICES = [
  'ask',
  'erase',
  'export-person',
  'move-account',
  'keys:rotate',
  'affiliates',
  'affiliates:correct',
  'orders',
  'mail',
  'results',
  'experiment',
  'export',
  'package:new',
  'landing:preview',
  'offer:preview',
  'clock',
  'refund',
]

const programOf = (name: string) => scripts[name]?.split(' ').at(-1)

describe('an image', () => {
  it.each(told)('$image holds "$name", which $file sends there for', ({ name }) => {
    expect(SERVICES_PROGRAMS).toContain(programOf(name))
  })

  it.each(OF_SERVICES)('of the services holds what "npm run %s" starts', (name) => {
    expect(SERVICES_PROGRAMS).toContain(programOf(name))
  })

  it('of the services is said to hold each of them', () => {
    const sentence = /^The services' image has its operator's commands:[^]*?\n\n/m
    const [words = ''] = sentence.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
    for (const name of OF_SERVICES) expect(words).toMatch(new RegExp(`(?:\`|npm run )${name}[\` ]`))
  })

  it('that guides send an operator to is that of the services', () => {
    expect(new Set(told.map(({ image }) => image))).toEqual(new Set(['services']))
  })
})
