import type { TemplateType } from '#lib/config/template-kinds.ts'
import { RULES } from './kind-rules.ts'
import type { SheetKind } from './sheet-kinds.ts'

/** The kind of a template: by its type, and by what its title says. */
export const sheetKindOf = ({ type, title }: { type: TemplateType; title: string }): SheetKind => {
  const { rules, rest } = RULES[type]
  const rule = rules.find(([, says, but]) => says.test(title) && !but?.test(title))
  return rule?.[0] ?? rest
}

/** The kinds of page with which a plan may begin: each plan takes the next, since a dozen of them are shown side by side. */
const PAGES: Partial<Readonly<Record<SheetKind, readonly SheetKind[]>>> = {
  businessPlan: [
    'schedule',
    'organisation',
    'breakEven',
    'businessPlan',
    'competition',
    'cashFlow',
    'planContents',
    'startUpCosts',
  ],
  marketingPlan: ['competition', 'marketing', 'actionPlan', 'marketingPlan', 'forecast'],
  actionPlan: ['actionPlan', 'procedure', 'checklist'],
}

/**
 * Search results are often a few numbers apart: strides of this length round a circle of `ROUND` give them different first pages. Where a
 * changed catalogue brings two alike together, the test of the galleries names them, and another stride parts them.
 */
const STRIDE = 61
const ROUND = 79

type Numbered = { id: number; type: TemplateType; title: string }

/** The kind of sheet that a template begins with: that of the template, or of the page whose turn it is by its number. */
export const firstPageOf = ({ id, ...template }: Numbered): SheetKind => {
  const kind = sheetKindOf(template)
  const pages = PAGES[kind] ?? [kind]
  return pages[((id * STRIDE) % ROUND) % pages.length] ?? kind
}
