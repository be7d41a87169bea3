import type { SheetWords } from './sheet-words.ts'
import { agreements } from './words-pt-agreements.ts'
import { contracts } from './words-pt-contracts.ts'
import { correspondence } from './words-pt-correspondence.ts'
import { forms } from './words-pt-forms.ts'
import { letters } from './words-pt-letters.ts'
import { pages } from './words-pt-pages.ts'
import { plans } from './words-pt-plans.ts'
import { signed } from './words-pt-signed.ts'
import { tables } from './words-pt-tables.ts'

/** First pages in Brazilian Portuguese. */
export const pt: SheetWords = {
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
