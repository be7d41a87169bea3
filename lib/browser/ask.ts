/** An answer that has come to its end. */
export type Answer = Pick<Response, 'ok' | 'status'> & { text: string }

/**
 * Asks as `fetch` does, and reads the answer to its end: a body that nobody reads keeps its connection busy, of which a
 * browser has six for the whole site, and the page never falls idle. One that breaks off is empty: its status holds.
 */
export const ask = async (...request: Parameters<typeof fetch>): Promise<Answer> => {
  const answer = await fetch(...request)
  const { ok, status } = answer
  return { ok, status, text: await answer.text().catch((_lost: unknown) => '') }
}
