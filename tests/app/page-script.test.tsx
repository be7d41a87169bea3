import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { startPage } from '../../app/page-script.ts'

vi.mock('../../app/page-script.rest.ts', () => ({ startRest: () => undefined }))

const page = new AbortController()

afterEach(() => page.abort())

it('ends the wait of the drawers, which only a browser with script begins, once the page has loaded', async () => {
  const sheet = readFileSync('app/styles/parts/drawers.css', 'utf8')
  const [, waiting = ''] =
    /@media \(scripting: enabled\) \{\s*(:root\S*) & \{\s*content-visibility: hidden/.exec(sheet) ??
    []
  expect(document.documentElement.matches(waiting)).toBe(true)
  startPage(page.signal)
  await vi.waitFor(() => expect(document.documentElement.matches(waiting)).toBe(false))
})
