import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fillDrawers } from '#components/documents/fill-drawers.ts'

it('ends the wait of the drawers, which only a browser with script begins', () => {
  const sheet = readFileSync('app/styles/parts/drawers.css', 'utf8')
  const [, waiting = ''] =
    /@media \(scripting: enabled\) \{\s*(:root\S*) & \{\s*content-visibility: hidden/.exec(sheet) ??
    []
  expect(document.documentElement.matches(waiting)).toBe(true)
  fillDrawers()
  expect(document.documentElement.matches(waiting)).toBe(false)
})
