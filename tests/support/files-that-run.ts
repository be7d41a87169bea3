import { readFileSync } from 'node:fs'
import { Session, type Profiler } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor, type Expression } from 'oxc-parser'

const OURS = /^(?:(?:app|components|features|lib|services)\/|middleware\.ts$)/

/** Whatever begins before is the module itself, not a function of it. */
const FIRST_OFFSET = 20

const isFunction = (value: Expression | { type: string } | null): boolean =>
  value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression'

/** Whether a file has functions with a name; contracts, tables and route files have none. */
const hasFunctions = (file: string): boolean => {
  let count = 0
  const note = (value: Parameters<typeof isFunction>[0]) => {
    if (isFunction(value)) count += 1
  }
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  new Visitor({
    FunctionDeclaration: () => {
      count += 1
    },
    VariableDeclarator: ({ init }) => note(init),
    Property: ({ value }) => note(value),
    MethodDefinition: ({ value }) => note(value),
  }).visit(program)
  return count > 0
}

const fileOf = (url: string) => (url.startsWith('file:') ? relative('', fileURLToPath(url)) : url)

/** A function by which a test reads an export of a module. */
const READER = /^\(\)\s*=>\s*\{\s*try\s*\{\s*return\b/

type Script = { file: string; functions: Profiler.FunctionCoverage[]; source: string }

/** Whether a file is used: one of its functions runs or, where it has none with a name, one of its exports is read. */
const isUsed = ({ file, functions, source }: Script): boolean => {
  const ran = functions.filter(({ ranges: [all] }) => all?.count && all.startOffset > FIRST_OFFSET)
  const own = ran.filter(
    ({ ranges: [all] }) => !READER.test(source.slice(all?.startOffset, all?.endOffset)),
  )
  return own.length > 0 || (ran.length > 0 && !hasFunctions(file))
}

/** The files of the product that are used during an act, as the engine counts them; each from the root of the repository. */
export const filesThatRun = async (act: () => Promise<unknown>): Promise<string[]> => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await act()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Debugger.enable')
  const used: string[] = []
  for (const { url, scriptId, functions } of result) {
    const file = fileOf(url)
    if (!OURS.test(file)) continue
    const { scriptSource: source } = await session.post('Debugger.getScriptSource', { scriptId })
    if (isUsed({ file, functions, source })) used.push(file)
  }
  session.disconnect()
  return used
}
