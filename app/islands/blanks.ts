import { fillBlanks } from '#features/documents/browser/fill-blanks.ts'
import type { StartIsland } from '#lib/browser/islands.ts'

/** Without React: nothing of it changes but the text beside it. */
export const start: StartIsland = (element) => fillBlanks(element)
