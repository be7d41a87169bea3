/**
 * Fetches a page as a visitor without script gets it, as it is: compressing each of hundreds takes longer than sending it to the
 * same machine. Throws unless it answers 200.
 */
export const fetchText = async (
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity', ...headers } })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status} instead of 200.`)
  return answer.text()
}
