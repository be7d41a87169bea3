import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { framePageOf } from '../frame-page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = framePageOf({ route: 'termsFrame', of: 'terms' })

export { generateMetadata, Page as default }
