import { useCallback, useEffect, useState } from 'react'
import type { PageFields } from '../page-fields.ts'
import type { SignUpStore } from '../store.ts'
import type { FormWords } from '../words.ts'
import { attachShownState } from './attach-shown-state.ts'
import { createAttemptKeys } from './attempt-keys.ts'
import { dialogParts } from './dialog-parts.ts'
import { signUp } from './sign-up.ts'
import { useCardFade } from './use-card-fade.ts'
import { useEmailForm } from './use-email-form.ts'
import { useLoginDestination } from './use-login-destination.ts'
import { useReturn } from './use-return.ts'

export type BehaviourProps = {
  store: SignUpStore
  dialog: HTMLDialogElement
  words: FormWords
  fields: PageFields
  /** Label of the "Account Created" event. */
  keyword: string
}

/** What the dialog does beyond opening, fetched when a visitor comes near; shows nothing itself (S1 §4, §5). */
export const SignUpBehaviour = (props: BehaviourProps) => {
  const { store, dialog, words, fields, keyword } = props
  const [parts] = useState(() => dialogParts(dialog))
  const [keys] = useState(createAttemptKeys)
  const onValid = useCallback(
    (email: string) => signUp({ store, fields, keyword, keys, email }),
    [store, fields, keyword, keys],
  )
  useEffect(() => {
    const stop = new AbortController()
    attachShownState({ store, parts, words, signal: stop.signal })
    return () => {
      stop.abort()
    }
  }, [store, parts, words])
  useEmailForm({ store, parts, onValid })
  useCardFade({ store, dialog })
  useLoginDestination({ store, dialog })
  useReturn(store)
  return null
}
