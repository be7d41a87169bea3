import type { SignUpRequest } from '#lib/contracts/sign-up.ts'

/** What a page knows of itself and posts with the form; names as in the contract. */
export type PageFields = Pick<SignUpRequest, 'language' | 'label' | 'entryPoint'>
