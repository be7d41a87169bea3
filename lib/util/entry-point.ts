import * as z from 'zod/mini'
import { isPlainPath } from './plain-path.ts'

/** A path of this site: no scheme, no host, no control characters, no query. */
export const entryPointSchema = z.string().check(
  z.maxLength(512),
  z.refine((path) => path.startsWith('/') && isPlainPath(path), 'a path of this site'),
)
