/** Makes a value on first use and gives the same one afterwards. */
export const lazy = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return async () => {
    made ??= make()
    return made
  }
}
