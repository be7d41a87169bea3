import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { FactBlock } from '#components/page/fact-block.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { attachSignUp } from '#features/signup/browser/attach-sign-up.ts'
import { signUpStore } from '#features/signup/browser/sign-up-store.ts'
import { SignUpForm } from '#features/signup/components/sign-up-form.tsx'
import { SIGN_UP_IDS } from '#features/signup/ids.ts'
import { shortcutsOf, type SignUpStart } from '#features/signup/shortcuts.ts'
import { INITIAL_STATES, SIGN_UP_PAGE } from '#features/signup/state.ts'
import type { FormWords } from '#features/signup/words.ts'
import { randomKey } from '#lib/browser/random-key.ts'
import type { Recognition } from '#lib/config/sign-up-variants.ts'
import type { FormState } from '#lib/util/landing-facts.ts'
import words from '#locales/en/messages/signUp.json' with { type: 'json' }
import { startUpstream, type UpstreamServer } from './upstream-server.ts'

declare global {
  /** What happy-dom lets a test set. */
  var happyDOM: {
    setURL: (url: string) => void
    settings: { device: { prefersReducedMotion: string } }
  }
}

export { words }

const HREF = '/l/f?label=Link+label&url=search%2F&t=job+offer'

export const TEMPLATES_URL = 'https://www.example.com/templates'

const FIELDS = {
  language: 'en',
  label: 'Page label',
  entryPoint: '/docs/free-demo',
} as const

const FORM_WORDS: FormWords = {
  labels: {
    email: words.label.default,
    password: words.password.label,
    confirmPassword: words.password.confirm,
  },
  notes: {
    email: words.label.error,
    exists: words.label.exists,
    limited: words.label.limited,
    password: words.password.error,
    tooLong: words.password.tooLong,
    mismatch: words.password.mismatch,
  },
  limitedUntil: words.label.limitedUntil,
  submit: words.submit.download,
  creating: words.submit.creating,
  suggestion: words.suggestion,
  handingOff: words.handingOff,
  ready: words.ready,
}

type Options = {
  isOpen?: boolean
  formState?: FormState
  hasPassword?: boolean
  closedNote?: string
  failure?: FormWords['failure']
  start?: SignUpStart
  href?: string
  heading?: string
  recognises?: Recognition
  /** The page has a form with an e-mail field of its own. */
  hasEntry?: boolean
}

/** What a page hands on whose form was posted without script. */
const cameBack = (formState: FormState) =>
  formState === 'idle' ? {} : { initial: INITIAL_STATES[formState] }

let visit = new AbortController()

/** Starts the sign-up of another page, in place of the one before. */
export const startSignUp = (): void => {
  visit.abort()
  visit = new AbortController()
  void attachSignUp(visit.signal)
}

/** What every page begins with. */
export const resetSignUp = (): void => {
  visit.abort()
  signUpStore.setState({ ...INITIAL_STATES.idle, attempt: randomKey() }, true)
}

/** Renders a page with a sign-up link and the dialog, as a visitor with script has it. */
export const renderSignUp = (options: Options = {}) => {
  const { isOpen = false, formState = 'idle', hasPassword = false, href = HREF } = options
  const { start = 'landing', recognises = 'signed-in' } = options
  const formWords = { ...FORM_WORDS, failure: options.failure }
  const initial = INITIAL_STATES[formState]
  const variant = hasPassword ? 'password' : 'email-only'
  resetSignUp()
  signUpStore.setState(initial)
  const page = render(
    <>
      <a href={href} data-sign-up={start} data-heading={options.heading}>
        Start
      </a>
      <a href={href} data-sign-up={start}>
        Start plainly
      </a>
      {options.hasEntry ? (
        <form
          action="/api/sign-up"
          method="post"
          noValidate
          data-sign-up={start}
          data-heading="Yours"
        >
          <input name="email" type="email" aria-label="Entry" />
          <button type="submit">Enter</button>
        </form>
      ) : null}
      <Dialog id={SIGN_UP_IDS.dialog} labelledBy={SIGN_UP_IDS.heading} isOpen={isOpen}>
        <div data-card="">
          <h2 id={SIGN_UP_IDS.heading} data-card-heading="">
            {words.heading}
          </h2>
          <SignUpForm
            words={formWords}
            placeholder={words.placeholder}
            fields={FIELDS}
            initial={initial}
            keyword="business-document"
            templatesUrl={TEMPLATES_URL}
            reveal={hasPassword ? words.password.show : undefined}
            closedNote={options.closedNote}
          />
          <p data-login="">
            <a href="http://app.example/account/login/?lang=en&lib=en">Log in</a>
          </p>
          <p>Aside</p>
          <button type="button" data-close="">
            {words.close}
          </button>
        </div>
        <FactBlock
          fact={SIGN_UP_PAGE}
          value={{
            ...cameBack(formState),
            shortcuts: shortcutsOf({
              variant,
              recognises,
              locale: 'en',
              entryPoint: FIELDS.entryPoint,
              starts: [start],
            }),
          }}
        />
      </Dialog>
    </>,
  )
  startSignUp()
  return page
}

export const dialog = (): HTMLDialogElement => {
  const element = document.querySelector('dialog')
  if (!element) throw new Error('There is no dialog.')
  return element
}

export const card = (): Element => {
  const element = document.querySelector('[data-card]')
  if (!element) throw new Error('There is no card.')
  return element
}

/** The e-mail field, found by the text that its label shows now. */
export const field = (label: keyof typeof words.label = 'default') =>
  screen.getByRole<HTMLInputElement>('textbox', { name: words.label[label] })

export const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: words.submit.download })

export const busyButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: words.submit.creating })

/** The button that is out of sight while the stamp stands in its place. */
export const stampedButton = () =>
  screen.getByText<HTMLButtonElement>(words.submit.creating, { selector: 'button[hidden]' })

/** Waits until React has taken over: from then on a blur shows errors. */
export const untilTakenOver = () =>
  waitFor(
    () => {
      expect(submitButton().getAttribute('aria-busy')).toBe('false')
    },
    { timeout: 10_000 },
  )

/** Opens the dialog from the link of a page, and waits until it is taken over. */
export const openSignUp = async (options: Options = {}) => {
  renderSignUp(options)
  await userEvent.click(screen.getByRole('link', { name: 'Start' }))
  await untilTakenOver()
}

/** The events in the page's data layer. */
export const events = (): unknown[] => {
  const layer: unknown = Reflect.get(window, 'dataLayer')
  return Array.isArray(layer) ? layer : []
}

/** A site whose `/api/sign-up` answers as the test wants, with the page on the same origin. */
export const signUpSite = () => {
  let site: UpstreamServer | undefined
  let requests = new AbortController()
  const assign = vi.fn<(url: string) => void>()
  beforeEach(async () => {
    requests = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => requests.signal)
    site = await startUpstream()
    // It has no animations; the fade itself is seen in e2e.
    happyDOM.settings.device.prefersReducedMotion = 'reduce'
    happyDOM.setURL(`${site.url}/docs/free-demo`)
    Reflect.deleteProperty(window, 'dataLayer')
    delete document.documentElement.dataset.account
    assign.mockClear()
    vi.spyOn(location, 'assign').mockImplementation((url) => {
      assign(String(url))
    })
  })
  afterEach(async () => {
    visit.abort()
    requests.abort()
    await site?.close()
  })
  return {
    assign,
    /** Lets the time for an answer run out. */
    endWait: () => {
      requests.abort()
    },
    api: () => {
      if (!site) throw new Error('The site runs only inside a test.')
      return site
    },
  }
}
