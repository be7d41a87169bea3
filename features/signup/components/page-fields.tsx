import type { SignUpRequest } from '../sign-up-contract.ts'

/** What a page knows of itself and posts with the form; names as in the contract. */
export type PageFacts = Pick<SignUpRequest, 'language' | 'label' | 'entryPoint'>

/** What the page knows of itself, in the form that posts it. */
export const PageFields = ({ fields }: { fields: PageFacts }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
