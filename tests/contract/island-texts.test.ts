import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bareTexts } from '../../scripts/check/bare-text.ts'
import { sourceFiles } from '../../scripts/check/source-files.ts'
import { islandModules, reachedFrom } from '../support/reached-modules.ts'

const found = (markup: string) =>
  bareTexts('part.tsx', `const Part = ({ children, name, when, hint }: Props) => (${markup})`)

describe('the texts of islands (docs/decisions/029)', () => {
  it('stand in elements of their own, which a translation of the page can change as a whole', () => {
    const parts = reachedFrom(islandModules).files.filter((file) => file.endsWith('.tsx'))
    expect(parts.length).toBeGreaterThan(20)
    expect(parts.flatMap((file) => bareTexts(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it('are all that script changes of a form: of the web app, billing among it, one page runs any, which copies', () => {
    const pages = sourceFiles('services/web-app')
    expect(pages.length).toBeGreaterThan(50)
    const running = pages.filter((file) =>
      /<script|\son\w+="/.test(readFileSync(`services/web-app/${file}`, 'utf8')),
    )
    // Its buttons have no text but the one that script changes as a whole.
    expect(running).toEqual(['affiliate/links-page.ts'])
  })

  it.each([
    ['a text beside what is there at times', '<p>{when ? <b>{name}</b> : null}Text</p>'],
    ['a value beside an element', '<label><input />{name}</label>'],
    ['two values', '<p>{name} {when}</p>'],
    ['an amount behind a word', '<p>Total {name}</p>'],
    ['a text in no element', '<>{name}</>'],
    ['a space beside a button', "<p><b>{name}</b>{' '}<button /></p>"],
    ['a component that is a text', 'when ? name : null'],
    ['text out of a list', '<ul>{name.map((one) => one.text)}<li /></ul>'],
  ])('are found where they stand otherwise: %s', (_what, markup) => {
    expect(found(markup)).toHaveLength(1)
  })

  it.each([
    ['the only text of an element', '<p>{name}</p>'],
    ['texts that are made one', '<p>{`${name} · ${when}`}</p>'],
    ['elements at times', '<p>{when ? <b>{name}</b> : null}{when && <i>{name}</i>}</p>'],
    ['a list of elements', '<ul>{name.map((one) => <li key={one}>{one}</li>)}<li /></ul>'],
    ['what is handed on', 'children'],
    ['lines of the source', '<p>\n  <b>{name}</b>\n  <i>{when}</i>\n</p>'],
  ])('may be %s', (_what, markup) => {
    expect(found(markup)).toEqual([])
  })
})
