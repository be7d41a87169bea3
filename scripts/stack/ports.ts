import { freePort } from '../run/free-port.ts'

/** Free ports from one on, each given once. */
export const portsFrom = (first: number): (() => Promise<number>) => {
  let last = first - 1
  return async () => {
    last = await freePort(last + 1)
    return last
  }
}
