import { SCRIPT_FREE_META } from '#lib/config/page-metas.ts'

const MARK = `<meta name="${SCRIPT_FREE_META}" content="yes"/>`
const SCRIPTS = /<script[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*\/>/g

/** Tells whether a page is marked with the `ScriptFree` component. */
export const isScriptFree = (html: string): boolean => html.includes(MARK)

/** The page as plain HTML: such a page is small, and the framework's start would be most of it. */
export const withoutScripts = (html: string): string => html.replaceAll(SCRIPTS, '')
