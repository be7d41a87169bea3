/*
 * Relies on: the variable by which `next build` tells its own modules and ours that pages are being built.
 * When that changes: a build starts what belongs to a server, and waits for no service: `tests/lib/next/canary.test.ts`.
 */

/** Tells whether a page is rendered by `next build`: nobody waits for it there. */
export const isBuilding = (): boolean =>
  // oxlint-disable-next-line node/no-process-env -- not a setting: the build sets it for itself
  process.env.NEXT_PHASE === 'phase-production-build'
