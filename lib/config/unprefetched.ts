/**
 * The prefetch setting that every page and layout exports: off, so that Next makes no parts of a page for it. Exported by its name from
 * here, `export const { prefetch } = UNPREFETCHED`: docs/decisions/015.
 */
export const UNPREFETCHED = { prefetch: 'force-disabled' } as const
