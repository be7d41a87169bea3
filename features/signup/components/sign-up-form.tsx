'use client'

import { useRef, useState, useSyncExternalStore, type ComponentProps } from 'react'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { ErrorNotice } from '#components/ui/error-notice.tsx'
import { LoadingOverlay } from '#components/ui/loading-overlay.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import { signUpStore } from '../browser/sign-up-store.ts'
import { SIGN_UP_IDS } from '../ids.ts'
import { isBusy } from '../sign-up-machine.ts'
import { IDLE, type SignUpState } from '../state.ts'
import { signUpAnnouncement } from '../words.ts'
import { createAttemptKeys } from './behaviour/request-account.ts'
import { submitSignUp, type SignUpPage } from './behaviour/submit-sign-up.ts'
import { useDialogEffects } from './behaviour/use-dialog-effects.ts'
import { useSignUpForm } from './behaviour/use-sign-up-form.ts'
import { PageFields } from './page-fields.tsx'
import { SignUpFields } from './sign-up-fields.tsx'

type Fields = ComponentProps<typeof SignUpFields>

type Props = SignUpPage &
  Pick<Fields, 'words' | 'placeholder' | 'reveal' | 'labelStyle'> & {
    /** The state that the server renders, for a form that comes back with an answer too. */
    initial?: SignUpState | undefined
    /** Says why the form cannot be sent on this page; its button is then disabled (S1 §2 "Logo variant"). */
    closedNote?: string | undefined
  }

type SubmitProps = Pick<Props, 'words' | 'closedNote'> & { state: SignUpState }

const Submit = ({ words, closedNote, state }: SubmitProps) => {
  const isClosed = closedNote !== undefined
  const isLocked = isBusy(state)
  const isReady = state.status === 'created'
  return (
    <>
      <button
        type="submit"
        className={buttonClasses('primary')}
        // Enter sends no form whose button is disabled, with or without script, shown or not.
        disabled={isClosed || isLocked}
        hidden={isReady}
        aria-busy={isClosed || (state.isHydrated ? isLocked : undefined)}
        aria-describedby={isClosed ? SIGN_UP_IDS.closed : undefined}
      >
        {isLocked ? words.creating : words.submit}
      </button>
      {isReady ? (
        <b className="ready" aria-hidden="true">
          {words.ready}
        </b>
      ) : null}
      {isClosed ? (
        <p id={SIGN_UP_IDS.closed} className="text-small text-ink-soft">
          {closedNote}
        </p>
      ) : null}
    </>
  )
}

/** Takes the address that is offered, and goes on to what comes next. */
const takeAddress = (form: HTMLFormElement | null, address: string) => {
  const [email, ...rest] = form?.querySelectorAll<HTMLInputElement>('.field input') ?? []
  if (!email) return
  email.value = address
  email.dispatchEvent(new Event('input', { bubbles: true }))
  const next = rest.find(({ value }) => value === '')
  const target = next ?? form?.querySelector<HTMLElement>('[type=submit]')
  target?.focus()
}

/** The form: as it stands in the page it works without script, and shows where the sign-up stands once React has it (S1 §4, §5). */
export const SignUpForm = ({ initial = IDLE, closedNote, ...props }: Props) => {
  const { words, fields } = props
  const state = useSyncExternalStore<SignUpState>(
    signUpStore.subscribe,
    signUpStore.getState,
    () => initial,
  )
  const form = useRef<HTMLFormElement>(null)
  const [keys] = useState(createAttemptKeys)
  const [hasFailed, setHasFailed] = useState(false)
  const [isRevealed, setIsRevealed] = useState(false)
  const { listen, onSubmit } = useSignUpForm({
    form,
    isClosed: closedNote !== undefined,
    onValid: (values) =>
      submitSignUp({ ...props, keys, values, onFailure: () => setHasFailed(true) }),
  })
  useDialogEffects({ form, state, templatesUrl: props.templatesUrl })
  return (
    <form
      ref={form}
      id={SIGN_UP_IDS.form}
      action={API_PATHS.signUp}
      method="post"
      // A browser's own check knows no address with letters beyond ASCII, and none that was pasted with a name.
      noValidate
      className="mt-6 grid gap-3.5"
      onSubmit={(event) => {
        // A password that goes out as text would be kept by the browser as one.
        setIsRevealed(false)
        onSubmit(event)
      }}
    >
      <PageFields fields={fields} />
      <SignUpFields
        {...props}
        state={state}
        register={listen}
        onTake={(address) => takeAddress(form.current, address)}
        isRevealed={isRevealed}
        onReveal={setIsRevealed}
      />
      <Submit words={words} closedNote={closedNote} state={state} />
      <output id={SIGN_UP_IDS.status} htmlFor={SIGN_UP_IDS.email} className="sr-only">
        {signUpAnnouncement(state, words)}
      </output>
      {state.status === 'handing-off' ? <LoadingOverlay message={words.handingOff} /> : null}
      {hasFailed && words.failure ? (
        <ErrorNotice {...words.failure} onClose={() => setHasFailed(false)} />
      ) : null}
    </form>
  )
}
