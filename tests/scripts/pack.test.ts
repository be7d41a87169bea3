import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { SERVICES_PROGRAMS } from '../../scripts/pack/pack-services.ts'
import { SITE_PROGRAMS } from '../../scripts/pack/pack-site.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const IMAGES: Readonly<Record<string, readonly string[]>> = {
  site: SITE_PROGRAMS,
  services: SERVICES_PROGRAMS,
}

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
]

const programOf = (name: string) => scripts[name]?.split(' ').at(-1)

describe('an image', () => {
  it.each(told)('$image holds "$name", which $file sends there for', ({ image, name }) => {
    expect(IMAGES[image]).toContain(programOf(name))
  })

  it.each(OF_SERVICES)('of the services holds what "npm run %s" starts', (name) => {
    expect(SERVICES_PROGRAMS).toContain(programOf(name))
  })

  it('of the site, which has the keys of Stripe, gives money back', () => {
    expect(SITE_PROGRAMS).toContain(programOf('refund'))
  })

  it('is named in the guides', () => {
    expect(new Set(told.map(({ image }) => image))).toEqual(new Set(['site', 'services']))
  })
})
