import type { SignUpRequest } from '../sign-up-contract.ts'

/** The page's own facts, posted with the form; names as in the contract. */
export type PageFacts = Pick<SignUpRequest, 'language' | 'label' | 'entryPoint'>

/** The page's own facts, as hidden fields of the form that posts them. */
export const PageFields = ({ fields }: { fields: PageFacts }) =>
  Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
