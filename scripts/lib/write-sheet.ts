import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import tailwind from '@tailwindcss/postcss'
import postcss, {
  parse,
  type AcceptedPlugin,
  type Container,
  type Document,
  type Node,
} from 'postcss'
import { writeUnlessSame } from './write-unless-same.ts'

const isInside = (node: Node, test: (around: Container | Document) => boolean): boolean =>
  node.parent !== undefined && (test(node.parent) || isInside(node.parent, test))

const isRuleOrSteps = (around: Container | Document): boolean =>
  around.type === 'rule' || ('name' in around && around.name === 'keyframes')

/** The selectors of a stylesheet, but those nested in another rule: what they are for wears the classes of that one. */
export const outermostSelectors = (css: string): string[] => {
  const found: string[] = []
  parse(css).walkRules((rule) => {
    if (!isInside(rule, isRuleOrSteps)) found.push(...rule.selectors)
  })
  return found
}

/** Without a directive of its own Tailwind would leave a stylesheet as it stands: comments, nesting and all. */
const NO_UTILITIES = '@reference "../breakpoints.css";\n@tailwind utilities source(none);\n'

/** Controls that Tailwind's reset is for and no page has: files, dates and times, lists of several choices. */
const OF_OTHER_CONTROLS =
  /::file-selector-button|::-webkit-(?:date|calendar-picker)|select:is\(\[multiple\]/

const leaveOutOtherControls: AcceptedPlugin = {
  postcssPlugin: 'other-controls',
  OnceExit: (root) => {
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !OF_OTHER_CONTROLS.test(selector))
      if (kept.length === 0) rule.remove()
      else if (kept.length < rule.selectors.length) rule.selectors = kept
    })
  },
}

/** Compiles a stylesheet with the utilities that its `@source` folders use; what is wrong with it is thrown. */
const compile = async (from: string, directives = ''): Promise<string> => {
  const styles = directives + (await readFile(from, 'utf8'))
  const plugins = [tailwind(), leaveOutOtherControls]
  const { css } = await postcss(plugins).process(styles, { from, map: false })
  return css
}

const LICENCE = /^\/\*![^*]*\*\/\s*/

const CLASS = /\.(-?[a-z_][\w-]*)/gi

const classesOf = async (pattern: string): Promise<Set<string>> => {
  const sources = await Promise.all(globSync(pattern).map((file) => readFile(file, 'utf8')))
  const selectors = sources.flatMap(outermostSelectors).join(' ')
  return new Set([...selectors.matchAll(CLASS)].map(([, name = '']) => name))
}

/** The sheet as the page cache puts it together: what every page gets, and what pages get that wear one of its classes. */
type SheetText = { site: string; parts: readonly { classes: string[]; css: string }[] }

const compileParts = async (folder: string): Promise<SheetText['parts']> => {
  const common = await classesOf(`${folder}/*.css`)
  return Promise.all(
    globSync(`${folder}/parts/*.css`)
      .toSorted()
      .map(async (file) => {
        const classes = [...(await classesOf(file))].filter((name) => !common.has(name))
        // The common sheet has the licence of Tailwind already.
        return { classes, css: (await compile(file, NO_UTILITIES)).replace(LICENCE, '') }
      }),
  )
}

/**
 * Writes the stylesheet (architecture 13) as `to`, whole, and for the page cache its text as `text`, in parts, unless they
 * stand there already; throws one line that says what is wrong.
 */
export const writeSheet = async (files: {
  from: string
  /** Folder of its files; those in `parts` hold rules that only some pages use. */
  folder: string
  to: string
  text: string
}): Promise<void> => {
  const compiled = async () => {
    return { site: await compile(files.from), parts: await compileParts(files.folder) }
  }
  const { site, parts } = await compiled().catch((error: unknown) => {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(`The stylesheet cannot be built: ${reason}`, { cause: error })
  })
  await writeUnlessSame(files.to, [site, ...parts.map(({ css }) => css)].join('\n'))
  await writeUnlessSame(files.text, JSON.stringify({ site, parts } satisfies SheetText))
}
