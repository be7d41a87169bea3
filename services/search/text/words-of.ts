import { fold } from './fold.ts'

/** The folded words of a text, in order; everything but letters and digits separates them. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
