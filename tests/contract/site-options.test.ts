import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { SITE_OPTIONS } from '../../scripts/run/programs.ts'

it('serves the site alone with the options of Node that npm start gives it', () => {
  expect(SITE_OPTIONS.length).toBeGreaterThan(0)
  expect(manifest.scripts.serve).toContain(`node ${SITE_OPTIONS.join(' ')} `)
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
