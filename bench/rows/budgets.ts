import type { Budget } from '../lib/row.ts'
import { pageScript } from './01-page-script.ts'
import { signUpOnIntent } from './02-on-intent.ts'
import { checkoutScripts } from './03-checkout.ts'
import { html } from './05-html.ts'
import { sheet } from './06-sheet.ts'
import { lcp } from './07-lcp.ts'
import { mainThread, requests } from './08-main-thread.ts'
import { throughput } from './09-throughput.ts'
import { middleware } from './10-middleware.ts'
import { firstRequest } from './11-first-request.ts'
import { build } from './12-build.ts'
import { memory } from './13-memory.ts'
import { front } from './14-front.ts'
import { lighthouse } from './15-lighthouse.ts'
import { services } from './16-services.ts'
import { search } from './17-search.ts'
import { dialogFrame } from './18-dialog-frame.ts'
import { signUps, signUpsOnServer } from './19-sign-ups.ts'

/** Budgets that are sizes: the same on every machine, so `npm test` holds them. */
export const SIZES: readonly Budget[] = [
  pageScript,
  signUpOnIntent,
  checkoutScripts,
  html,
  sheet,
  requests,
]

/** Every budget that can be measured, in the order of docs/measuring.md. */
export const BUDGETS: readonly Budget[] = [
  ...SIZES,
  lcp,
  mainThread,
  throughput,
  middleware,
  firstRequest,
  build,
  memory,
  front,
  lighthouse,
  services,
  search,
  dialogFrame,
  signUps,
  signUpsOnServer,
]
