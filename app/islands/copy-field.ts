import { CopyField } from '#features/affiliate/components/copy-field.tsx'
import { hydrate } from './hydrate.ts'

export const start = hydrate(CopyField)
