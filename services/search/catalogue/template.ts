import type { CatalogueLocale, Department, TemplateType } from '#lib/config/template-kinds.ts'
import type { Topic } from './topics.ts'

/** One document template of the library. */
export type Template = {
  /** Unique over all languages, never given to another template. */
  id: number
  language: CatalogueLocale
  department: Department
  type: TemplateType
  topic?: Topic | undefined
  title: string
}
