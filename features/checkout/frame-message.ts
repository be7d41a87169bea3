import {
  anyOf,
  isText,
  isInteger,
  oneOf,
  shaped,
  type Guard,
  type Guarded,
} from '#lib/util/guards.ts'
import { PAYMENT_ID } from './payment-terms.ts'

const source = oneOf(['payment-frame'])

/** Pixels. */
const MAX_HEIGHT = 2000

const isHeight: Guard<number> = (value): value is number =>
  isInteger(value) && value >= 0 && value <= MAX_HEIGHT

const isToken: Guard<string> = (value): value is string => isText(value) && PAYMENT_ID.test(value)

/** A guard for the card frame's messages to the page around it, sent by `postMessage` to that page's origin alone. */
export const isFrameMessage = anyOf(
  shaped({ source, type: oneOf(['ready']) }),
  /** Its content's height in pixels. */
  shaped({ source, type: oneOf(['height']), height: isHeight }),
  /** Something typed is wrong, and the frame shows it at the field. */
  shaped({ source, type: oneOf(['invalid']) }),
  shaped({ source, type: oneOf(['token']), token: isToken }),
  /** The service could not be reached or refused the card: nothing was charged. */
  shaped({ source, type: oneOf(['failed']), reason: oneOf(['not-a-test-card', 'unreachable']) }),
)

export type FrameMessage = Guarded<typeof isFrameMessage>

/** The page's request to the card frame: check the input, and give a token for it. */
export const FRAME_SUBMIT = { source: 'checkout', type: 'submit' } as const
