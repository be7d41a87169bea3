import type { SheetWords } from './sheet-words.ts'
import { agreements } from './words-es-agreements.ts'
import { contracts } from './words-es-contracts.ts'
import { correspondence } from './words-es-correspondence.ts'
import { forms } from './words-es-forms.ts'
import { letters } from './words-es-letters.ts'
import { pages } from './words-es-pages.ts'
import { plans } from './words-es-plans.ts'
import { signed } from './words-es-signed.ts'
import { tables } from './words-es-tables.ts'

/** First pages in Spanish. */
export const es: SheetWords = {
  ...contracts,
  ...agreements,
  ...signed,
  ...letters,
  ...correspondence,
  ...forms,
  ...tables,
  ...pages,
  ...plans,
}
