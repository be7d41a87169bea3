import { useCallback, useState } from 'react'
import type { PageFields } from '../page-fields.ts'
import type { SignUpStore } from '../store.ts'
import { createAttemptKeys } from './attempt-keys.ts'
import { signUp } from './sign-up.ts'
import { useCardFade } from './use-card-fade.ts'
import { useEmailForm } from './use-email-form.ts'
import { useLoginDestination } from './use-login-destination.ts'
import { useProgressEnd } from './use-progress-end.ts'

type Props = {
  store: SignUpStore
  form: HTMLFormElement
  keyword: string
  fields: PageFields
}

/** What the dialog does beyond opening, fetched when a visitor comes near; shows nothing itself (S1 §4, §5). */
export const SignUpBehaviour = ({ store, form, keyword, fields }: Props) => {
  const [keys] = useState(createAttemptKeys)
  const onValid = useCallback(
    (email: string) => signUp({ store, fields, keyword, keys, email }),
    [store, fields, keyword, keys],
  )
  useEmailForm({ store, form, onValid })
  useCardFade({ store, form })
  useLoginDestination({ store, form })
  useProgressEnd({ store, form })
  return null
}
