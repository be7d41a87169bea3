import type { LinkPath } from '#lib/config/routes.ts'
import type { SUITE_TOOLS } from './suite.ts'

type Tool = (typeof SUITE_TOOLS)[number]

/** Tools with a page of their own; the others stand on the page of features, each under an anchor of its name (S2 §2.6). */
const TOOL_PAGES: Readonly<Partial<Record<Tool, LinkPath>>> = {
  templates: '/docs',
  'cloud-drive': '/drive',
}

/** The place of a tool: a page, and the anchor on it. */
export const toolPlace = (tool: Tool): { path: LinkPath; hash: string } => {
  const path = TOOL_PAGES[tool]
  return path ? { path, hash: '' } : { path: '/features', hash: `#${tool}` }
}

/** True if a page is one of those that the products menu leads to; the library has a menu of its own. */
export const isProductPath = (path: string): boolean => path === '/features' || path === '/drive'

/** The products menu in its order (S2 §2.6). */
export const PRODUCT_GROUPS = [
  { id: 'team', tools: ['dashboard', 'hr-management'] },
  { id: 'communication', tools: ['chat', 'connect', 'contacts', 'inbox'] },
  { id: 'work', tools: ['business-ai', 'project-management', 'task-management'] },
  { id: 'documents', tools: ['templates', 'cloud-drive', 'docs', 'sheets', 'notes', 'links'] },
] as const satisfies readonly { id: string; tools: readonly Tool[] }[]
