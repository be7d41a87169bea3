import * as z from 'zod'

const text = z.string().min(1)

/** The front matter of a story; the words may name claims. */
const frontMatter = z.strictObject({
  title: text,
  description: text,
  /** Day of publication, the same in every language. */
  date: z.iso.date(),
  author: text,
  /** The text alternative of the picture. */
  picture: text,
})

export type FrontMatter = z.infer<typeof frontMatter>

const FILE = /^---\n(?<head>[^]*?)\n---\n(?<body>[^]*)$/
const LINE = /^(?<name>\w+): (?<value>.*?)(?: # .*)?$/

const fieldOf = (line: string): [string, string] => {
  const { name, value } = LINE.exec(line)?.groups ?? {}
  if (name === undefined || value === undefined) throw new Error(`"${line}" is no "name: value".`)
  return [name, value]
}

/** Splits a story into what stands above it and its Markdown; a remark behind ` # ` is left out. */
export const parseStory = (source: string): { front: FrontMatter; body: string } => {
  const { head, body } = FILE.exec(source)?.groups ?? {}
  if (head === undefined || body === undefined) {
    throw new Error('A story begins with "---", lines of "name: value", "---".')
  }
  const fields = Object.fromEntries(head.split('\n').map((line) => fieldOf(line)))
  return { front: frontMatter.parse(fields), body }
}
