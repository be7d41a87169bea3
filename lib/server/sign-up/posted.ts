import type { Site } from '../site.ts'

/** A sign-up request whose sender and size are checked. */
export type Posted = { headers: Headers; body: string; site: Site }
