import type { FrontMatter } from './front-matter.ts'

/** Whether the clauses of a text are counted, so that others can name them. */
export const isNumbered = ({ type }: Pick<FrontMatter, 'type'>): boolean =>
  type === 'agreement' || type === 'policy'
