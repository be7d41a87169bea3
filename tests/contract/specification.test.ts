import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createAccountPayload } from '#features/signup/create-account-contract.ts'
import { trafficSourceFields } from '#features/traffic-source/traffic-source-contract.ts'

const DOCUMENT = 'docs/specification.md'
const READ = /\.(?:ts|tsx|mjs|css|md|sql)$/
const GENERATED = new Set([
  'node_modules',
  'public',
  'test-results',
  'playwright-report',
  'coverage',
])

/** Code and documents that may cite a section; hidden and generated folders hold none. */
const citingFiles = (folder = '.'): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || GENERATED.has(entry.name)) return []
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return citingFiles(path)
    return entry.isFile() && READ.test(path) && path !== DOCUMENT ? [path] : []
  })

/** A text without the breaks of its lines and what comments begin them with. */
const unbroken = (text: string) => text.replace(/\s*\n\s*(?:\/\/|\*(?!\/)|>)?\s*/g, ' ')

const SECTION = String.raw`§\d+(?:\.\d+)*`
const NAME = '"[^"]+"'
/** What follows the name of a specification: "§2.2 "Start", §4, §9", "§4.3 to §4.6", "§3 "Package", "Pricing"". */
const CITATION = new RegExp(
  String.raw`\b(S[12]) (${SECTION}(?: ${NAME})?(?:(?:, | to | and )(?:${SECTION}(?: ${NAME})?|(?<="[^"]+", )${NAME}))*)`,
  'g',
)
const PART = new RegExp(`(${SECTION})|(${NAME})`, 'g')

/** The sections that a text cites, spelled as the headings are: a name brings its section along. */
const citationsIn = (text: string): string[] =>
  [...unbroken(text).matchAll(CITATION)].flatMap(([, specification = '', parts = '']) => {
    let section = ''
    return [...parts.matchAll(PART)].map(([, number, name]) => {
      if (number) section = `${specification} ${number}`
      return name ? `${section} ${name}` : section
    })
  })

const headings = [
  ...readFileSync(DOCUMENT, 'utf8').matchAll(
    new RegExp(`^#{2,3} (S[12] ${SECTION}(?: ${NAME})?)(?:: .+)?$`, 'gm'),
  ),
].map(([, heading = '']) => heading)

const cited = new Map(citingFiles().map((file) => [file, citationsIn(readFileSync(file, 'utf8'))]))

it.each([
  [
    'lists',
    'S2 §2.2 "Start", §4 "Affiliate click", §9; S1 §1.',
    'S2 §2.2|S2 §2.2 "Start"|S2 §4|S2 §4 "Affiliate click"|S2 §9|S1 §1',
  ],
  [
    'names of one section',
    'S2 §3 "Local storage", "Session storage"',
    'S2 §3|S2 §3 "Local storage"|S2 §3 "Session storage"',
  ],
  ['ranges', '(S1 §4.3 to §4.6)', 'S1 §4.3|S1 §4.6'],
  ['citations on two lines', '(S2 §2.8\n * "Error\n * dialog")', 'S2 §2.8|S2 §2.8 "Error dialog"'],
  ['no word of the sentence', 'S1 §4; never "exists" for', 'S1 §4'],
])('reads %s', (_, text, expected) => {
  expect(citationsIn(text).join('|')).toBe(expected)
})

it('has one heading for each section', () => {
  expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([])
})

it('has a heading for whatever code and documents cite', () => {
  expect([...cited.values()].flat().length).toBeGreaterThan(500)
  const known = new Set(headings)
  const missing = [...cited].flatMap(([file, citations]) =>
    citations.filter((citation) => !known.has(citation)).map((citation) => `${file}: ${citation}`),
  )
  expect(missing).toEqual([])
})

it('has a heading for every section that docs/traceability.md lists', () => {
  const [, sign = '', site = ''] = readFileSync('docs/traceability.md', 'utf8').split(
    /^## S[12]: /m,
  )
  const listed = [sign, site].flatMap((table, index) =>
    [...table.matchAll(/^\| ([\d., ]+?)\b/gm)].flatMap(([, numbers = '']) =>
      numbers.split(', ').map((number) => `S${index + 1} §${number}`),
    ),
  )
  expect(listed.length).toBeGreaterThan(50)
  expect(listed.filter((section) => !headings.includes(section))).toEqual([])
})

it('has a row for each field of the account-creation payload (S1 §3)', () => {
  const table = readFileSync(DOCUMENT, 'utf8')
  const own = Object.keys(createAccountPayload.shape).filter(
    (name) => !(name in trafficSourceFields),
  )
  expect(own.filter((name) => !table.includes(`| \`${name}\` |`))).toEqual([])
})
