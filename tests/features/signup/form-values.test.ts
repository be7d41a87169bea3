import { describe, expect, it } from 'vitest'
import { faultsOf, faultsWhileTyping } from '#features/signup/form-values.ts'
import { PASSWORD_MAX_LENGTH } from '#features/signup/password.ts'

const email = 'ann@company.example'
const longest = `a1${'x'.repeat(PASSWORD_MAX_LENGTH - 2)}`

describe('what is wrong with a form (S1 §5)', () => {
  it.each(['', 'ann', 'ann@company'])('refuses the address %j', (wrong) => {
    expect(faultsOf({ email: wrong })).toEqual({ email: 'email' })
  })

  it.each(['abcdefg1', 'Пароль12', '1234567é', longest])('takes the password %j', (password) => {
    expect(faultsOf({ email, password, confirmPassword: password })).toEqual({})
  })

  it.each(['', 'abcdef1', 'abcdefgh', '12345678', 'abcdefg\u0000 1'])(
    'refuses the password %j, at its confirmation too',
    (password) => {
      const faults = { password: 'password', confirmPassword: 'password' }
      expect(faultsOf({ email, password, confirmPassword: password })).toEqual(faults)
      expect(faultsOf({ email, password, confirmPassword: 'other' })).toEqual(faults)
    },
  )

  it('says of a password that is too long that it is too long', () => {
    const password = `${longest}x`
    expect(faultsOf({ email, password, confirmPassword: password }).password).toBe('tooLong')
  })

  it.each(['', 'abcdefg2', 'abcdefg1 '])('refuses the confirmation %j', (confirmPassword) => {
    const values = { email, password: 'abcdefg1', confirmPassword }
    expect(faultsOf(values)).toEqual({ confirmPassword: 'mismatch' })
  })
})

it('is silent about passwords that are not typed yet', () => {
  const values = { email: 'ann', password: '', confirmPassword: '' }
  expect(faultsWhileTyping(values)).toEqual({ email: 'email' })
  expect(faultsWhileTyping({ ...values, password: 'abc' }).password).toBe('password')
  expect(faultsWhileTyping({ ...values, password: 'abc' }).confirmPassword).toBeUndefined()
})
