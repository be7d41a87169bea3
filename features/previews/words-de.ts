import type { SheetWords } from './sheet-words.ts'
import { agreements } from './words-de-agreements.ts'
import { contracts } from './words-de-contracts.ts'
import { correspondence } from './words-de-correspondence.ts'
import { forms } from './words-de-forms.ts'
import { letters } from './words-de-letters.ts'
import { pages } from './words-de-pages.ts'
import { plans } from './words-de-plans.ts'
import { signed } from './words-de-signed.ts'
import { tables } from './words-de-tables.ts'

/** First pages in German. */
export const de: SheetWords = {
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
