import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { SITE_OPTIONS } from '../../scripts/run/programs.ts'

it('serves the site alone with the options of Node that npm start gives it', () => {
  expect(SITE_OPTIONS.length).toBeGreaterThan(0)
  expect(manifest.scripts.serve).toContain(`node ${SITE_OPTIONS.join(' ')} `)
})
