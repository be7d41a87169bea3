import type { PageFact } from '#lib/util/page-fact.ts'

/** Addresses of the scripts that start the framework in a page, which the page cache has taken out of it (docs/decisions/029). */
export const FRAMEWORK: PageFact<readonly string[]> = { id: 'framework' }

/** On a form or control: who comes near it will need the framework. On `<html>` or `<main>` it is wanted at once. */
export const HYDRATES = 'data-hydrates'

/** Where the page script's files are served from, as immutable as the framework's own. */
export const PAGE_SCRIPT_FOLDER = '/_next/static/page-script'
