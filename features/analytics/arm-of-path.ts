import { splitPublicPath } from '#lib/util/split-public-path.ts'

/** The folder that holds experiments: `/docs/ab/15.10.24/01`. */
const ARM = /^\/((?:[\w.-]+\/)*ab\/[\w./-]{1,100})$/

/**
 * The arm of an experiment that a public path is, the same in every language: `docs/ab/15.10.24/01`; `undefined` for
 * other pages (S2 §2.2 "A/B pages"). Arms are addresses, so a path says it all.
 */
export const armOfPath = (publicPath: string): string | undefined =>
  ARM.exec(splitPublicPath(publicPath).path)?.[1]
