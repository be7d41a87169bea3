import { currentDevice } from '#lib/browser/current-device.ts'
import type { SignUpRequest } from '../sign-up-contract.ts'

/** The facts of a sign-up that only a browser knows: sent by React, and by the page where React is late. */
export const browserFacts = () => ({ device: currentDevice() }) satisfies Partial<SignUpRequest>
