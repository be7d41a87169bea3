import type { SheetWords } from './sheet-words.ts'
import { agreements } from './words-it-agreements.ts'
import { contracts } from './words-it-contracts.ts'
import { correspondence } from './words-it-correspondence.ts'
import { forms } from './words-it-forms.ts'
import { letters } from './words-it-letters.ts'
import { pages } from './words-it-pages.ts'
import { plans } from './words-it-plans.ts'
import { signed } from './words-it-signed.ts'
import { tables } from './words-it-tables.ts'

/** First pages in Italian. */
export const it: SheetWords = {
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
