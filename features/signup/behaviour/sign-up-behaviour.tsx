import { useCallback, useEffect, useState } from 'react'
import type { rememberCookie } from '#lib/browser/remember-cookie.ts'
import type { sourceCapture, trafficSource } from '#lib/browser/traffic-source.ts'
import { SIGN_IN_COOKIES } from '#lib/config/cookies.ts'
import { cookiePattern } from '../cookie-pattern.ts'
import type { FormValues } from '../form-values.ts'
import type { PageFields } from '../page-fields.ts'
import type { SignUpStore } from '../store.ts'
import type { FormWords } from '../words.ts'
import { attachEndings } from './attach-endings.ts'
import { attachProgress } from './attach-progress.ts'
import { attachReveal } from './attach-reveal.ts'
import { attachShownState } from './attach-shown-state.ts'
import { attachSuggestion } from './attach-suggestion.ts'
import { attachWaiting } from './attach-waiting.ts'
import { createAttemptKeys } from './attempt-keys.ts'
import { dialogParts } from './dialog-parts.ts'
import { signUp } from './sign-up.ts'
import { useCardFade } from './use-card-fade.ts'
import { useLayoutAhead } from './use-layout-ahead.ts'
import { useLoginDestination } from './use-login-destination.ts'
import { useRememberedDestination } from './use-remembered-destination.ts'
import { useSignUpForm } from './use-sign-up-form.ts'

export type BehaviourProps = {
  store: SignUpStore
  dialog: HTMLDialogElement
  words: FormWords
  fields: PageFields
  /** Where the public pages of the templates stand; stripped from a destination (S2 §4). */
  templatesUrl: string
  /** Label of the "Account Created" event. */
  keyword: string
  /** Shared with what every page loads, as is what follows, so that the rest stays one chunk. */
  remember: typeof rememberCookie
  source: typeof trafficSource
  capture: typeof sourceCapture
}

const SIGNED_IN = new RegExp(cookiePattern(SIGN_IN_COOKIES))

/** What the dialog does beyond opening, fetched when a visitor comes near; shows nothing itself (S1 §4, §5). */
export const SignUpBehaviour = (props: BehaviourProps) => {
  const { store, dialog, words, fields, templatesUrl, keyword, remember, source, capture } = props
  const [parts] = useState(() => dialogParts(dialog))
  const [keys] = useState(createAttemptKeys)
  const onValid = useCallback(
    (values: FormValues) =>
      signUp({ store, fields, templatesUrl, words, keyword, keys, values, source, capture }),
    [store, fields, templatesUrl, words, keyword, keys, source, capture],
  )
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const { form } = parts
    attachEndings({ store, dialog: parts.dialog, signal })
    // First: what it covers cannot take the focus back before it is gone.
    attachWaiting({ store, words: words.handingOff, signal })
    attachShownState({ store, parts, words, signal })
    attachProgress({ store, signedIn: SIGNED_IN, signal })
    attachSuggestion({ store, parts, words: words.suggestion, signal })
    attachReveal({ form, signal })
    return () => {
      stop.abort()
    }
  }, [store, parts, words])
  useSignUpForm({ store, parts, onValid })
  useCardFade(dialog)
  useLayoutAhead(dialog)
  useLoginDestination({ store, templatesUrl, dialog })
  useRememberedDestination({ store, templatesUrl, remember })
  return null
}
