/** Whether a promise is kept before the event loop turns: nobody outside this process was waited for. */
export const isAtOnce = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => {
      setImmediate(() => resolve(false))
    }),
  ])
