/** An answer whose body was read to its end. */
export type Answer = Pick<Response, 'ok' | 'status'> & { text: string }

/**
 * Calls `fetch` and reads the answer to its end: an unread body keeps its connection busy, of which a browser has six for the whole site,
 * and the page never falls idle. Rejects where the connection breaks off.
 */
export const ask = async (url: string, init?: RequestInit): Promise<Answer> => {
  const answer = await fetch(url, init)
  const text = await answer.text()
  return { ok: answer.ok, status: answer.status, text }
}
