import { readFile } from 'node:fs/promises'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import * as z from 'zod'
import type { Locale } from '#lib/config/locales.ts'

type Tree = string | Tree[] | { [key: string]: Tree }

const tree: z.ZodType<Tree> = z.lazy(() =>
  z.union([z.string(), z.array(tree), z.record(z.string(), tree)]),
)

const flatten = (node: Tree, key = ''): [string, string][] => {
  if (typeof node === 'string') return [[key, node]]
  const start = key && `${key}.`
  return Object.entries(node).flatMap(([name, value]) => flatten(value, `${start}${name}`))
}

/** The messages of one file as a flat map from dotted key to text; of the site's pages unless another folder is named. */
export const readMessages = async (
  locale: Locale,
  namespace: string,
  folder: 'messages' | 'services' = 'messages',
): Promise<Map<string, string>> => {
  const text = await readFile(`locales/${locale}/${folder}/${namespace}.json`, 'utf8')
  return new Map(flatten(tree.parse(JSON.parse(text))))
}

const namesIn = (element: MessageFormatElement): string[] => {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return []
  if (element.type === TYPE.tag) return [`<${element.value}>`, ...element.children.flatMap(namesIn)]
  if (element.type === TYPE.select || element.type === TYPE.plural) {
    const options = Object.values(element.options).flatMap((option) => option.value)
    return [element.value, ...options.flatMap(namesIn)]
  }
  return [element.value]
}

/** Arguments and tags that an ICU message uses, sorted, each once. */
export const argumentsOf = (message: string): string[] =>
  [...new Set(parse(message).flatMap(namesIn))].toSorted()
