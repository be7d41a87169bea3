import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { SITE_OPTIONS } from '../../scripts/run/programs.ts'

it('serves the site alone with the options of Node that npm start gives it', () => {
  expect(SITE_OPTIONS.length).toBeGreaterThan(0)
  expect(manifest.scripts.serve).toContain(`node ${SITE_OPTIONS.join(' ')} `)
})

it('bounds the memory of a site, whatever the machine has, and the guide says by what', () => {
  const [, bound = ''] = /--max-old-space-size=(\d+)/.exec(SITE_OPTIONS.join(' ')) ?? []
  const measured = 'require("node:v8").getHeapStatistics().heap_size_limit / 2 ** 20'
  const limit = Number(
    execFileSync(process.execPath, [...SITE_OPTIONS, '-p', measured], { encoding: 'utf8' }),
  )
  // Besides it, three times the young objects that may be there.
  expect(limit).toBeLessThanOrEqual(Number(bound) + 3 * 16)
  const guide = readFileSync('docs/scaling.md', 'utf8')
  expect(guide).toContain(`\`--max-old-space-size=${bound}\``)
})

it('starts node itself with these options in the image, where npm would keep signals to itself', () => {
  const words = ['node', ...SITE_OPTIONS, 'scripts/serve.mjs'].map((word) => `"${word}"`)
  const commands = readFileSync('Dockerfile', 'utf8').match(/^CMD .*$/gm)
  expect(commands).toEqual([
    'CMD ["node", "services/main.ts"]',
    // Which becomes nginx itself.
    'CMD ["sh", "/etc/nginx/front/start.sh"]',
    `CMD [${words.join(', ')}]`,
  ])
})
