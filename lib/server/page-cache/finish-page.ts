import { withoutFramework } from '#lib/next/without-framework.ts'
import { putInAddresses } from './put-in-addresses.ts'
import { withSheet } from './site-sheet.ts'

/** Makes a page as it was rendered the one that is sent: with addresses and stylesheet, without the framework. */
export const finishPage = (rendered: string): string =>
  withSheet(withoutFramework(putInAddresses(rendered)))
