import * as z from 'zod'
import { DEPARTMENTS, TEMPLATE_TYPES, type CatalogueLocale } from '#lib/config/template-kinds.ts'
import { type Template, CATALOGUE_TOPICS } from '../template.ts'

const row = z.strictObject({
  id: z.coerce.number().int().positive(),
  department: z.enum(DEPARTMENTS),
  type: z.enum(TEMPLATE_TYPES),
  topic: z.union([z.enum(CATALOGUE_TOPICS), z.literal('').transform(() => undefined)]),
  title: z.string().min(1),
})

const columns = (line: string) => {
  const [id, department, type, topic, title] = line.split('\t')
  return { id, department, type, topic, title }
}

/** Reads a catalogue file: after the line with the next free number one template a line, columns parted by tabs. */
export const parseCatalogue = (text: string, language: CatalogueLocale): Template[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => ({ language, ...row.parse(columns(line)) }))
