/** The code of a system error, e.g. `EACCES`; empty for any other value. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** True if a thrown value means that a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'
