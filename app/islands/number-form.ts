import { NumberForm } from '#features/affiliate/components/number-form.tsx'
import { hydrate } from './hydrate.ts'

export const start = hydrate(NumberForm)
