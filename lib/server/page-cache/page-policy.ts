import type { InlineHashes } from './inline-hashes.ts'

const list = (...sources: string[]) => sources.join(' ')

/** The Content-Security-Policy of a page: its own files and the inline elements it was rendered with. */
export const pagePolicy = ({ scripts, styles }: InlineHashes): string =>
  [
    "default-src 'none'",
    list('script-src', "'self'", ...scripts),
    list('style-src', "'self'", ...styles),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
