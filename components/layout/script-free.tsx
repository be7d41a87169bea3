import { SCRIPT_FREE_META } from '#lib/config/page-metas.ts'

/** Marks a page that nothing on it needs script for: the page cache then sends it without any. */
export const ScriptFree = () => <meta name={SCRIPT_FREE_META} content="yes" />
