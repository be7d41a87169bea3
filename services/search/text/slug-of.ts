import { wordsOf } from './words-of.ts'

/** The public name of a template: its words with hyphens, `-D` and its number (S2 §2.2). */
export const slugOf = (title: string, id: number): string =>
  `${wordsOf(title.replaceAll(/['’]s\b/g, 's')).join('-')}-D${id}`
