import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { parse, type AtRule, type Declaration, type Root, type Rule } from 'postcss'
import type { Breach } from './breach.ts'
import { sourceFiles } from './source-files.ts'

const STYLED = /^(?:app|components|features|lib|services)\//

/** What the code writes that a rule can be for. */
type Written = {
  /** Every word of a string, as it would stand in a list of classes or in markup. */
  classes: Set<string>
  /** Starts of classes that end with a value, as `plan-` of `plan-${count}`. */
  starts: Set<string>
  /** Every word, in a string or not: attributes and their values are also named outside of strings. */
  words: Set<string>
}

const START = /(?:^|[\s"'])([a-z][\w-]*-)$/i

const addWritten = (text: string, { classes, starts, words }: Written) => {
  const add = (string: string) => {
    for (const word of string.split(/[\s"'<>=]+/)) classes.add(word)
  }
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') add(value)
    },
    TemplateElement: ({ value: { raw }, tail }) => {
      add(raw)
      const [, start] = (tail ? null : START.exec(raw)) ?? []
      if (start) starts.add(start)
    },
  }).visit(parseSync('source.tsx', text).program)
  for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word)
}

const readWritten = (root: string): Written => {
  const written: Written = { classes: new Set(), starts: new Set(), words: new Set() }
  for (const file of sourceFiles(root).filter((path) => STYLED.test(path))) {
    addWritten(readFileSync(join(root, file), 'utf8'), written)
  }
  return written
}

const QUOTED = /"[^"]*"|'[^']*'/g
const CLASS = /\.(-?[a-z_](?:[\w-]|\\.)*)/gi
const ATTRIBUTE = /\[([\w-]+)([^\]]*)\]/g

const unwornClasses = (selector: string, { classes, starts }: Written) =>
  [...selector.replaceAll(QUOTED, '').matchAll(CLASS)].flatMap(([shown, name = '']) => {
    const plain = name.replaceAll('\\', '')
    const isWorn = classes.has(plain) || [...starts].some((start) => plain.startsWith(start))
    return isWorn ? [] : [shown]
  })

/** As `dataset` names it. */
const inCode = (attribute: string) =>
  attribute.replace(/^data-/, '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const unsetAttributes = (selector: string, { words }: Written) =>
  [...selector.matchAll(ATTRIBUTE)].flatMap(([shown, name = '', rest = '']) => {
    const isSet = words.has(name) || words.has(inCode(name))
    return isSet && (rest.match(/[\w-]+/g) ?? []).every((word) => words.has(word)) ? [] : [shown]
  })

type Use = { css: string; written: Written }

const unmatched = ({ selector }: Rule, { written }: Use) =>
  [...unwornClasses(selector, written), ...unsetAttributes(selector, written)].map(
    (part) => `nothing has ${part}: delete the rule`,
  )

/** The theme's own properties are read by utilities. */
const unread = ({ prop, parent }: Declaration, { css, written }: Use) => {
  if (!prop.startsWith('--') || (parent && 'name' in parent && parent.name === 'theme')) return []
  const isRead = new RegExp(String.raw`var\(\s*${prop}\b(?!-)`).test(css) || written.words.has(prop)
  return isRead ? [] : [`nothing reads ${prop}: delete it`]
}

const unrun = ({ name, params }: AtRule, { css, written }: Use) => {
  if (name !== 'keyframes') return []
  const isRun = new RegExp(String.raw`animation[\w-]*:[^;]*\b${params}\b(?!-)`).test(css)
  return isRun || written.words.has(params) ? [] : [`nothing runs ${params}: delete it`]
}

const unusedIn = (root: Root, use: Use) => {
  const found: Omit<Breach, 'file'>[] = []
  root.walk((node) => {
    const line = node.source?.start?.line ?? 1
    const add = (messages: string[]) =>
      found.push(...messages.map((message) => ({ line, message })))
    if (node.type === 'rule') add(unmatched(node, use))
    if (node.type === 'decl') add(unread(node, use))
    if (node.type === 'atrule') add(unrun(node, use))
  })
  return found
}

/**
 * Rules of the site's stylesheet that nothing can match, as no code writes one of their classes or attributes, and
 * keyframes and properties that no rule uses.
 */
export const unusedStyles = (root: string): Breach[] => {
  const written = readWritten(root)
  const files = globSync('app/{globals.css,styles/**/*.css}', { cwd: root }).toSorted()
  const sheets = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const use = { written, css: sheets.map(({ text }) => text).join('\n') }
  return sheets.flatMap(({ file, text }) =>
    unusedIn(parse(text), use).map((found) => ({ file, ...found })),
  )
}
