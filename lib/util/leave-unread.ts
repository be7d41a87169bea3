/** Lets go of an answer that nobody reads: its body would hold the connection. Never throws. */
export const leaveUnread = async ({ body }: Pick<Response, 'body'>): Promise<void> => {
  await body?.cancel().catch((_failure: unknown) => undefined)
}
