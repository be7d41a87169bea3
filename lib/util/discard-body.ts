/** Cancels the body of an answer that nobody reads, which would hold the connection. Never throws. */
export const discardBody = async ({ body }: Pick<Response, 'body'>): Promise<void> => {
  await body?.cancel().catch((_failure: unknown) => undefined)
}
