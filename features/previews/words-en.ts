import type { SheetWords } from './sheet-words.ts'
import { agreements } from './words-en-agreements.ts'
import { contracts } from './words-en-contracts.ts'
import { correspondence } from './words-en-correspondence.ts'
import { forms } from './words-en-forms.ts'
import { letters } from './words-en-letters.ts'
import { pages } from './words-en-pages.ts'
import { plans } from './words-en-plans.ts'
import { signed } from './words-en-signed.ts'
import { tables } from './words-en-tables.ts'

/** First pages in English. */
export const en: SheetWords = {
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
