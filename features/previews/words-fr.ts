import type { SheetWords } from './sheet-words.ts'
import { agreements } from './words-fr-agreements.ts'
import { contracts } from './words-fr-contracts.ts'
import { correspondence } from './words-fr-correspondence.ts'
import { forms } from './words-fr-forms.ts'
import { letters } from './words-fr-letters.ts'
import { pages } from './words-fr-pages.ts'
import { plans } from './words-fr-plans.ts'
import { signed } from './words-fr-signed.ts'
import { tables } from './words-fr-tables.ts'

/** First pages in French. */
export const fr: SheetWords = {
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
