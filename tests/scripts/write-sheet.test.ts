import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { writeSheet } from '../../scripts/lib/write-sheet.ts'
import { STYLED } from '../../scripts/run/programs.ts'
import { tempTree } from './temp-tree.ts'

const STYLES = `@theme { --color-planted: #123456; }
@tailwind utilities source(none);
@source './parts';
.plain { color: red }`

const tree = (styles: string) => {
  const root = tempTree({
    'app/site.css': styles,
    'app/styles/plain.css': '.plain { left: 0 }',
    'app/styles/breakpoints.css': '@theme { --breakpoint-planted: 43rem; }',
    'app/styles/parts/band.css': '.band { @variant planted { color: blue } } .plain { top: 0 }',
    'app/parts/title.tsx': 'export const title = "text-planted"',
    'tests/other.tsx': 'export const other = "bg-planted"',
  })
  const from = join(root, 'app/site.css')
  const folder = join(root, 'app/styles')
  const to = join(root, '.generated/site.css')
  const text = join(root, '.generated/site-sheet.json')
  return { root, to, text, write: async () => writeSheet({ from, folder, to, text }) }
}

describe('the stylesheet', () => {
  it('has its own rules and the utilities that its source folders use, and no others', async () => {
    const { to, write } = tree(STYLES)
    await write()
    const css = readFileSync(to, 'utf8')
    expect(css).toContain('.plain')
    expect(css).toContain('.text-planted')
    expect(css).toContain('#123456')
    expect(css).not.toContain('.bg-planted')
  })

  it('has a class that was planted since it was last written', async () => {
    const { root, to, write } = tree(STYLES)
    await write()
    writeFileSync(join(root, 'app/parts/more.tsx'), 'export const more = "border-planted"')
    await write()
    expect(readFileSync(to, 'utf8')).toContain('.border-planted')
  })

  it('is there as text for the page cache, each part under the classes that are its own', async () => {
    const { to, text, write } = tree(STYLES)
    await write()
    const { site, parts } = JSON.parse(readFileSync(text, 'utf8'))
    expect(parts).toEqual([{ classes: ['band'], css: expect.stringContaining('.band') }])
    expect(parts[0].css).toContain('@media (width >= 43rem)')
    expect(site).not.toContain('.band')
    expect(readFileSync(to, 'utf8')).toBe(`${site}\n${parts[0].css}`)
  })

  it('is not written anew while it stays the same', async () => {
    const { to, write } = tree(STYLES)
    await write()
    utimesSync(to, 1, 1)
    await write()
    expect(statSync(to).mtimeMs).toBe(1000)
  })
})

it.each([
  ['a block without end', '.a { color: red', /site\.css:1:1: Unclosed block$/],
  ['an unknown utility', '.a { @apply text-nowhere }', /site\.css:1:1: .*`text-nowhere`.*$/],
  ['a file that is gone', "@import './gone.css';", /site\.css:1:1: .*'\.\/gone\.css'.*$/],
])('says in one line what is wrong: %s', async (_, styles, message) => {
  // The plugin prints what it throws, too.
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const error: unknown = await tree(styles)
    .write()
    .catch((thrown: unknown) => thrown)
  printed.mockClear()
  expect(String(error)).toMatch(/^Error: The stylesheet cannot be built: .+$/)
  expect(String(error)).toMatch(message)
})

it('is made anew in watch mode after a change in any of its source folders', () => {
  const lines = readFileSync('app/globals.css', 'utf8').matchAll(/^@source '([^']+)'/gm)
  const sources = [...lines].map(([, path = '']) => resolve('app', path))
  expect(sources.toSorted()).toEqual(STYLED.map((folder) => resolve(folder)))
})
