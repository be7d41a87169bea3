import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { legalPageOf } from '../legal-page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = legalPageOf({ route: 'eula', words: 'eula.meta' })

export { generateMetadata, Page as default }
