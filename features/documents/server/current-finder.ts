import 'server-only'
import { documentFinder, type FindDocuments } from './document-finder.ts'
import { finderSettings } from './search-guard.ts'

let finder: FindDocuments | undefined

/** The finder of this process, made on first use; what it keeps is bounded and the same for everybody. */
export const currentFinder = (): FindDocuments => (finder ??= documentFinder(finderSettings()))
