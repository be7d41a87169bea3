import { parse } from 'yaml'
import * as z from 'zod/mini'
import { DEPARTMENTS, TEMPLATE_TYPES } from '#lib/config/template-kinds.ts'

const words = z.string().check(z.minLength(1), z.trim())

const MOST_LABEL = 40
const MOST_ABOUT = 220

const label = words.check(z.maxLength(MOST_LABEL))

/** What is left open in a text: by its type it is asked for, and written as its language writes dates and money. */
const blank = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['text', 'name']), label, example: words }),
  z.strictObject({ type: z.literal('date'), label, example: z.iso.date() }),
  z.strictObject({ type: z.enum(['amount', 'number']), label, example: z.number() }),
  z
    .strictObject({ type: z.literal('choice'), label, choices: z.array(words), example: words })
    .check(z.refine(({ choices, example }) => choices.includes(example))),
])

export type Blank = z.infer<typeof blank>

/** The countries for whose law texts are written (ISO 3166-1). */
const LAWS = ['US', 'FR', 'ES', 'IT', 'BR', 'DE'] as const

export type Law = (typeof LAWS)[number]

const frontMatter = z.strictObject({
  /** Names the same paper in all languages. */
  document: z.string().check(z.regex(/^[a-z]+(-[a-z]+)*$/)),
  /** Its title in the library (`services/search/catalogue`), whose number it is opened by. */
  template: z.int(),
  title: words,
  department: z.enum(DEPARTMENTS),
  type: z.enum(TEMPLATE_TYPES),
  law: z.enum(LAWS),
  written: z.iso.date(),
  /** Which lawyer has confirmed it; until then it says that none has. */
  confirmed: z.optional(z.strictObject({ by: words, on: z.iso.date() })),
  about: words.check(z.maxLength(MOST_ABOUT)),
  blanks: z.record(z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)), blank),
})

/** What stands above a text: what it is, for which law and when it was written, and what its owner fills in. */
export type FrontMatter = z.infer<typeof frontMatter>

const FILE = /^---\n(?<head>[^]*?)\n---\n(?<body>[^]*)$/

/** Splits a file of `locales/<lang>/documents/` into its checked head and its Markdown; throws where it has none, or another one. */
export const splitDocument = (source: string): { front: FrontMatter; body: string } => {
  const { head, body } = FILE.exec(source)?.groups ?? {}
  if (head === undefined || body === undefined) {
    throw new Error('A document begins with "---", YAML, "---".')
  }
  return { front: z.parse(frontMatter, parse(head)), body }
}
