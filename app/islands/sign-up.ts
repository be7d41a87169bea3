import { SignUpForm } from '#features/signup/components/sign-up-form.tsx'
import { hydrate } from './hydrate.ts'

export const start = hydrate(SignUpForm)
