import { LAYOUT_NAMES } from '#lib/config/layouts.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { CHECKOUT_STATES } from './checkout-states.ts'
import { FOOT_STATES } from './foot/foot-states.ts'
import { HELP_STATES } from './help-states.ts'
import { PAGE_STATES } from './page-states.ts'
import { SPECIMENS } from './specimens.ts'

/** Segments of a gallery address, behind its start. */
export type Exhibit = { specimen: string; state: string }

/** Everything that the gallery shows, in each language. */
export const EXHIBITS: readonly Exhibit[] = [
  ...keysOf(SPECIMENS).flatMap((specimen) =>
    SPECIMENS[specimen].states.map((state) => ({ specimen, state })),
  ),
  ...CHECKOUT_STATES.map((state) => ({ specimen: 'checkout', state })),
  ...FOOT_STATES.map((state) => ({ specimen: 'foot', state })),
  ...HELP_STATES.map((state) => ({ specimen: 'help', state })),
  ...PAGE_STATES.map((state) => ({ specimen: 'site', state })),
  ...LAYOUT_NAMES.map((state) => ({ specimen: 'layout', state })),
]
