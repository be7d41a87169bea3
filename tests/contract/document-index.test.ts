import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const read = (file: string) => readFileSync(file, 'utf8')

const linksOf = (file: string) =>
  new Set([...read(file).matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => target))

const pages = globSync('docs/*.md').filter((file) => file !== 'docs/README.md')
const decisions = globSync('docs/decisions/[0-9]*.md')

it('README.md has every command of package.json', () => {
  const [, table = ''] = read('README.md').split('\n## Commands\n')
  const named = new Set([...table.matchAll(/`([\w:-]+)`/g)].map(([, name]) => name))
  const others = Object.keys(manifest.scripts).filter((name) => !['start', 'test'].includes(name))
  expect(others.filter((name) => !named.has(name))).toEqual([])
})

describe('every page of docs', () => {
  it.each(pages)('stands in docs/README.md: %s', (page) => {
    expect([...linksOf('docs/README.md')]).toContain(basename(page))
  })

  it.each(pages)('says at its head for whom it is: %s', (page) => {
    const [, first = ''] = read(page).split('\n\n')
    expect(first).toMatch(/^For \w/)
  })
})

it('docs/decisions/README.md has every decision, and no other', () => {
  const linked = [...linksOf('docs/decisions/README.md')].filter((target) => /^\d/.test(target))
  expect(linked.toSorted()).toEqual(decisions.map((file) => basename(file)).toSorted())
})
