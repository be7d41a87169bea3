/** The code of a system error, e.g. `EACCES`; empty for any other value. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
