import { emailSchema } from '#features/account/email.ts'
import { isTooLong, passwordSchema } from './password.ts'
import type { Fault, Faults, FieldName } from './state.ts'

/** The visitor's input; the passwords only where the form has their fields. */
export type FormValues = { email: string } & {
  [Name in Exclude<FieldName, 'email'>]?: string | undefined
}

const passwordFault = (password: string): Fault | undefined => {
  if (isTooLong(password)) return 'tooLong'
  return passwordSchema.safeParse(password).success ? undefined : 'password'
}

/** The faults of each field; an invalid password shows at its confirmation too (S1 §5). */
export const faultsOf = ({ email, password, confirmPassword }: FormValues): Faults => {
  const faults: Faults = emailSchema.safeParse(email).success ? {} : { email: 'email' }
  if (password === undefined) return faults
  const fault = passwordFault(password)
  if (fault) return { ...faults, password: fault, confirmPassword: fault }
  return confirmPassword === password ? faults : { ...faults, confirmPassword: 'mismatch' }
}

/** The same while a visitor types: a password that is not typed yet is not wrong yet (S1 §5). */
export const faultsWhileTyping = (values: FormValues): Faults => {
  const { email, password, confirmPassword } = faultsOf(values)
  return {
    email,
    password: values.password ? password : undefined,
    confirmPassword: values.confirmPassword ? confirmPassword : undefined,
  }
}
