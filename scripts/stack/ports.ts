import { freePort } from '../run/free-port.ts'

/** Free ports from one on, each given once. */
export const portsFrom = (first: number): (() => Promise<number>) => {
  let last = first - 1
  return async () => {
    last = await freePort(last + 1)
    return last
  }
}

/** The same from the port that a variable names; none where it is not set. */
export const portsWhereSet = (variable: string | undefined): (() => Promise<number | undefined>) =>
  variable ? portsFrom(Number(variable)) : () => Promise.resolve(undefined)
