/** Waits so many milliseconds, in a browser, at the edge or in a server; Node alone has `timers/promises`. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
