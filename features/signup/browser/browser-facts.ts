import { currentDevice } from '#lib/browser/current-device.ts'
import type { SignUpRequest } from '../sign-up-contract.ts'

/** What only a browser can say of a sign-up: sent by React, and by the page where React is late. */
export const browserFacts = () => ({ device: currentDevice() }) satisfies Partial<SignUpRequest>
