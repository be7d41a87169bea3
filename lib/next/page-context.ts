import { context } from 'next/root-params'

/*
 * Relies on: the error by which Next refuses a root parameter outside of a page, whose text names the module.
 * When that changes: a handler that asks for words answers 500 (`tests/lib/next/canary.test.ts`). Once Next knows root parameters in
 * handlers, ask it there, too.
 */

const REFUSAL = 'next/root-params'

/** The context segment of the page that is made; empty where it is no page but a handler that asks for words. */
export const pageContext = async (): Promise<string> => {
  try {
    return (await context()) ?? ''
  } catch (error) {
    if (error instanceof Error && error.message.includes(REFUSAL)) return ''
    throw error
  }
}
