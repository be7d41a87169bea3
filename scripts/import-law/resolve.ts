import { posix } from 'node:path'

/** The `imports` of package.json that end in a star, e.g. `#lib/*` to `./lib/*`. */
export type Aliases = Readonly<Record<string, string>>

/** Those of the `imports` of package.json that lead to one place; a file that is two by condition stands under a folder's alias too. */
export const aliasesOf = (imports: Readonly<Record<string, unknown>>): Aliases =>
  Object.fromEntries(
    Object.entries(imports).flatMap(([alias, target]) =>
      typeof target === 'string' ? [[alias, target]] : [],
    ),
  )

/** Where a specifier leads: a path inside the repository or the name of a package or built-in module. */
export type Target = { kind: 'path'; path: string } | { kind: 'package'; name: string }

/** Resolves a specifier seen in a file without touching the disk. */
export const resolve = (specifier: string, from: { file: string; aliases: Aliases }): Target => {
  if (specifier.startsWith('.')) {
    return { kind: 'path', path: posix.join(posix.dirname(from.file), specifier) }
  }
  for (const [alias, target] of Object.entries(from.aliases)) {
    const prefix = alias.replace(/\*$/, '')
    if (!specifier.startsWith(prefix)) continue
    const rest = specifier.slice(prefix.length)
    return { kind: 'path', path: posix.normalize(target.replace('*', rest)) }
  }
  return { kind: 'package', name: specifier }
}
