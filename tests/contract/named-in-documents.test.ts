import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)

/** Every file and every folder that holds one. */
const places = new Set(
  tracked.flatMap((file) => {
    const parts = file.split('/')
    return parts.map((_part, at) => parts.slice(0, at + 1).join('/'))
  }),
)

const documents = tracked.filter((file) =>
  /^(?:README\.md|CONTRIBUTING\.md|(?:docs|features|services)\/.*\.md)$/.test(file),
)

const read = (file: string) => readFileSync(file, 'utf8')

/** What the code says, without what only this test says. */
const code = tracked
  .filter(
    (file) =>
      /\.(?:tsx?|mjs|css|json|sql|py|ya?ml|svg|conf|template|sh)$|^\.env\.example$|^Dockerfile$/.test(
        file,
      ) && !file.endsWith('named-in-documents.test.ts'),
  )
  .map(read)
  .join('\n')

const words = new Set(code.match(/[A-Za-z_$][\w$]*/g))

/** What no file of ours is called, and no line of ours holds. */
const ELSEWHERE = new Set([
  'O_EXCL', // open(2)
  'Pss_Anon', // /proc/<pid>/smaps_rollup
  'pg_subtrans', // a folder of PostgreSQL's
  'initialRevalidateSeconds', // Next's prerender manifest
  'turbopackMemoryEviction', // a setting of Next that was tried
  'docs/ab/15.10.26', // the experiment that the guide makes
])

const FILE = /[^/]\.(?:tsx?|mjs|md|sql|css|json|py|ya?ml|tsv|txt)$/
/** What programs write; of code, each file is tracked. */
const WRITTEN = /\.(?:json|txt)$/
/** `…/x` stands below a folder named before; with `{x}` it is an address. */
const PATH = /^[\w.@()[\]<>*…-]+(?:\/[\w.@()[\]<>*{},-]+)*\/?$/
const IS_ADDRESS = /\{\w+\}/
const roots = new Set(
  tracked.filter((file) => file.includes('/')).map((file) => file.split('/')[0]),
)

const isPath = (span: string) =>
  PATH.test(span) &&
  !IS_ADDRESS.test(span) &&
  !ELSEWHERE.has(span) &&
  (FILE.test(span) || (span.includes('/') && roots.has(span.split('/')[0])))

/** A path as a pattern: `<x>` and `*` stand for a part of a name, `{a,b}` for either. */
const patternOf = (path: string) =>
  path
    .replace(/^…\//, '')
    .replace(/\/$/, '')
    .replace(/[.()[\]]/g, String.raw`\$&`)
    .replace(/<[^>]*>|\*/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_all, parts: string) => `(?:${parts.replaceAll(',', '|')})`)

const isThere = (path: string, document: string) => {
  if (places.has(join(dirname(document), path.replace(/\/$/, '')))) return true
  // A landing page or a decision may be named without the ending of its file.
  const wanted = new RegExp(String.raw`(?:^|/)${patternOf(path)}(?:-[\w-]+)?(?:\.json|\.md)?$`)
  // What a program writes is named in the program.
  const name = path.split('/').at(-1) ?? ''
  return (
    [...places].some((place) => wanted.test(place)) || (WRITTEN.test(name) && code.includes(name))
  )
}

const NAME = /^([A-Za-z_$][\w$]*)(?:\(.*\))?$/
const IS_OURS = /[a-z\d][A-Z]|[A-Za-z]_[A-Za-z]/

const isKnown = (name: string) => words.has(name) || ELSEWHERE.has(name)

const LINK = /\]\((?!https?:|mailto:)(?<path>[^)#\s]*)#(?<anchor>[^)\s]+)\)/g

/** The anchor that GitHub and GitLab give a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-')

/** The links of a document to a heading that is not there. */
const missingAnchors = (text: string, document: string): string[] =>
  [...text.matchAll(LINK)].flatMap(({ 0: link, groups: { path, anchor = '' } = {} }) => {
    const target = path ? join(dirname(document), path) : document
    if (!target.endsWith('.md')) return []
    if (target !== document && !places.has(target)) return [link]
    const linked = target === document ? text : read(target)
    const anchors = [...linked.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
    return anchors.includes(anchor) ? [] : [link]
  })

const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?([\w:][\w:-]*)|(test|start)\b)/g)].map(
    ([, script, own]) => script ?? own ?? '',
  )

/** What a document names that is not there. */
const missingIn = (text: string, document: string): string[] => {
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, span = '']) => span,
  )
  const paths = spans.flatMap((span) => span.replace(/\]\}$/, '').split(' ')).filter(isPath)
  const names = spans.flatMap((span) => NAME.exec(span)?.[1] ?? []).filter((n) => IS_OURS.test(n))
  return [
    ...paths.filter((path) => !isThere(path, document)),
    ...names.filter((name) => !isKnown(name)),
    ...commandsIn(text).filter((script) => !(script in packageFile.scripts)),
  ]
}

describe('what a document names', () => {
  it.each(documents)('is there: %s', (document) => {
    expect(missingIn(read(document), document)).toEqual([])
    expect(missingAnchors(read(document), document)).toEqual([])
  })

  it('is missed where a link leads to a heading that is not there', () => {
    expect(missingAnchors('## Two Words\n[a](#two-words) [b](#three)', 'README.md')).toEqual([
      '](#three)',
    ])
  })

  it.each([
    ['a file', '`lib/config/no-such-file.ts`', 'lib/config/no-such-file.ts'],
    ['a folder', '`features/nowhere/`', 'features/nowhere/'],
    ['an export', '`noSuchExport`', 'noSuchExport'],
    ['a command', 'Run `npm run nothing`.', 'nothing'],
    ['a command of a block', '```\nnpm run nothing\n```', 'nothing'],
    ['a file of a command', '`npx vitest run tests/nowhere.test.ts`', 'tests/nowhere.test.ts'],
  ])('is missed where it is not there: %s', (_kind, text, missing) => {
    expect(missingIn(text, 'README.md')).toEqual([missing])
  })
})
