import type { NextRequest } from 'next/server'
import type { Site } from '../site.ts'

/** A sign-up request whose sender and size are checked. */
export type Posted = Pick<NextRequest, 'headers' | 'cookies' | 'nextUrl'> & {
  body: string
  site: Site
}
