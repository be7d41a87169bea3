import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

const dependenciesOf = (folder: string): string[] => {
  const parsed = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return Object.keys({ ...parsed.dependencies, ...parsed.optionalDependencies })
}

/** The named packages and everything they need, as far as it is installed at the top of `modules`. */
const closure = (modules: string, names: readonly string[]): Set<string> => {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name) || !existsSync(join(modules, name, 'package.json'))) return
    found.add(name)
    for (const dependency of dependenciesOf(join(modules, name))) visit(dependency)
  }
  for (const name of names) visit(name)
  return found
}

const linkTree = (from: string, to: string) => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (!existsSync(target)) linkSync(source, target)
  }
}

/**
 * Puts packages into another `node_modules` as hard links, so that an app there has a root of its
 * own: next to the repository's files Next would take up its middleware too.
 */
export const linkPackages = ({
  from,
  to,
  names,
}: {
  from: string
  to: string
  names: readonly string[]
}) => {
  for (const name of closure(from, names)) linkTree(join(from, name), join(to, name))
}
