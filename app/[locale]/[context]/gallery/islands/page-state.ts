import { hydrate } from '#app/islands/hydrate.ts'
import { PageState } from '../site/[state]/page-state.tsx'

export const start = hydrate(PageState)
