import type { Browser } from 'playwright'
import type { ManyRecords } from '../floors/variants.ts'
import type { Server } from './server.ts'

/** What budgets are measured with; everything starts on first use and is the same afterwards. */
export type Bench = {
  /** Fewer and shorter rounds: enough to see that the bench works, not to judge by. */
  quick: boolean
  /** Address of the built site, without slash at the end. */
  siteUrl: () => Promise<string>
  /** The site as a process of its own, for what is read from the process. */
  site: () => Promise<Server>
  /** A bare Next app of the same version with one prerendered page. */
  hello: () => Promise<Server>
  /** The same pages as plain HTML, without script. */
  zeroScript: () => Promise<{ url: string }>
  /** The site with 10,000 more landing records, of which none is built ahead. */
  manyRecords: () => Promise<ManyRecords>
  browser: () => Promise<Browser>
}
