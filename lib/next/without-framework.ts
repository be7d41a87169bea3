import { SCRIPT_FREE_META } from '#lib/config/page-metas.ts'

/*
 * Relies on: how React writes scripts and their preloads into HTML, and that none of the framework's is a module.
 * When that changes: a page holds a script that its policy refuses: `e2e/budgets.spec.ts` counts them (budget 1). Adapt the two patterns.
 */

const SCRIPT = /<script(?:\s[^>]*)?>[\s\S]*?<\/script>/g
const PRELOAD = /<link rel="(?:modulepreload|preload" as="script)"[^>]*>/g

/** What stays: data, and modules, of which the page script is one and the framework has none. */
const STAYS = /^<script[^>]*\stype="(?:application\/(?:ld\+)?json|module)"/

const MARK = `<meta name="${SCRIPT_FREE_META}" content="yes"/>`

/**
 * Takes what would start the framework out of a page: React comes as islands (docs/decisions/029). A page that is marked
 * with `ScriptFree` keeps no script at all, and no data for one.
 */
export const withoutFramework = (html: string): string => {
  const isScriptFree = html.includes(MARK)
  return html
    .replaceAll(SCRIPT, (script) => (!isScriptFree && STAYS.test(script) ? script : ''))
    .replaceAll(PRELOAD, '')
}
