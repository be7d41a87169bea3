import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { HTTP_RETRIES } from '#lib/config/constants.ts'
import { HAND_OFF_WAIT_MS } from '#lib/config/hand-off.ts'
import {
  busyButton,
  card,
  dialog,
  events,
  field,
  openSignUp,
  signUpSite,
  stampedButton,
  submitButton,
  words,
} from '../../support/sign-up-dialog.tsx'
import { hangUp, inTurn, json, problem, silence } from '../../support/upstream-server.ts'

const { api, assign, endWait } = signUpSite()

const EMAIL = 'ann@company.example'

const untilGone = () =>
  waitFor(
    () => {
      expect(assign).toHaveBeenCalled()
    },
    { timeout: HAND_OFF_WAIT_MS + 1000 },
  )

const submit = async (email = EMAIL) => {
  await openSignUp()
  await userEvent.type(field(), email)
  await userEvent.click(submitButton())
}

const create = async () => {
  await submit()
  await waitFor(
    () => {
      expect(events()).toHaveLength(2)
    },
    { timeout: 5000 },
  )
}

it.each([
  ['Ann <ann@company.example>', EMAIL],
  ['mailto:ann@company.example?subject=Hello', EMAIL],
  ['josé@company.example', 'josé@company.example'],
])('sends the address that stands in %s (S1 §5)', async (typed, sent) => {
  api().reply = silence
  await submit(typed)
  await waitFor(() => {
    expect(api().seen).toHaveLength(1)
  })
  expect(JSON.parse(api().seen[0]?.body ?? '')).toMatchObject({ email: sent })
})

describe('a valid sign-up in progress (S1 §4.3)', () => {
  it('disables the button, says so and cannot be closed', async () => {
    api().reply = silence
    await submit()
    expect(busyButton().disabled).toBe(true)
    expect(screen.getByRole('status').textContent).toBe(words.submit.creating)
    expect(field().readOnly).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: words.close }))
    await userEvent.click(dialog())
    const cancel = new Event('cancel', { cancelable: true })
    dialog().dispatchEvent(cancel)
    expect(cancel.defaultPrevented).toBe(true)
    expect(dialog().open).toBe(true)
    expect(busyButton().disabled).toBe(true)
  })

  it('takes no second press while the first goes on', async () => {
    api().reply = problem(409)
    await openSignUp()
    await userEvent.type(field(), EMAIL)
    const { form } = submitButton()
    form?.requestSubmit()
    form?.requestSubmit()
    await screen.findByRole('textbox', { name: words.label.exists })
    // What a second press had sent would have come before this one.
    await userEvent.click(submitButton())
    await waitFor(() => {
      expect(api().seen.length).toBeGreaterThan(1)
    })
    await screen.findByRole('textbox', { name: words.label.exists })
    expect(api().seen).toHaveLength(2)
  })

  it('sends one request with what page, link and visitor say', async () => {
    api().reply = silence
    await submit(`  ${EMAIL} `)
    await waitFor(() => {
      expect(api().seen).toHaveLength(1)
    })
    const [request] = api().seen
    expect(request).toMatchObject({ method: 'POST', path: '/api/sign-up' })
    expect(request?.headers['idempotency-key']).toMatch(/^[\w-]{16,128}$/)
    expect(JSON.parse(request?.body ?? '')).toEqual({
      email: EMAIL,
      language: 'en',
      label: 'Link label',
      entryPoint: '/docs/free-demo',
      device: 'desktop',
      destination: { url: 'search/', t: 'job offer' },
    })
  })
})

describe('an account that was created (S1 §4.4)', () => {
  it('is counted without the address, and leaves 2 s later', async () => {
    api().reply = json(201, { status: 'created' })
    await create()
    const start = performance.now()
    expect(events()[1]).toEqual({
      event: 'Account Created',
      category: 'Goal',
      label: 'business-document',
    })
    expect(stampedButton().disabled).toBe(true)
    expect(assign).not.toHaveBeenCalled()
    await untilGone()
    expect(performance.now() - start).toBeGreaterThan(HAND_OFF_WAIT_MS - 100)
    expect(assign.mock.calls).toEqual([
      ['/api/hand-off?entryPoint=%2Fdocs%2Ffree-demo&url=search%2F&t=job+offer&lang=en'],
    ])
    expect(dialog().open).toBe(true)
  })

  it('is made under one key when the answer got lost', async () => {
    api().reply = inTurn(hangUp, json(201, { status: 'created' }))
    await create()
    // What the way out asks for in the meantime is none of them.
    const tries = api().seen.filter(({ path }) => path === '/api/sign-up')
    const keys = tries.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    await untilGone()
  })
})

describe('an address that has an account (S1 §4.5)', () => {
  const refuse = async () => {
    api().reply = problem(409, { title: 'Account already exists' })
    await submit()
    await screen.findByRole('textbox', { name: words.label.exists })
  }

  it('changes the label and ends progress; the visitor stays', async () => {
    await refuse()
    expect(field('exists').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe(words.label.exists)
    expect(submitButton().disabled).toBe(false)
    expect(dialog().open).toBe(true)
    expect(events()).toHaveLength(1)
    expect(assign).not.toHaveBeenCalled()
  })

  it('gets the default label back on focus', async () => {
    await refuse()
    await userEvent.click(field('exists'))
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('gets the default label back with a new submit', async () => {
    await refuse()
    api().reply = silence
    await userEvent.click(submitButton())
    expect(busyButton().disabled).toBe(true)
    expect(field().value).toBe(EMAIL)
  })
})

describe('too many tries', () => {
  it.each([
    ['later', {}, 'Too many attempts. Try again later.'],
    ['in a minute', { 'Retry-After': '7' }, 'Too many attempts. Try again in 1 minute.'],
    ['in hours', { 'Retry-After': '80000' }, 'Too many attempts. Try again in 23 hours.'],
  ])('says when to try again: %s', async (_case, headers, name) => {
    api().reply = problem(429, { title: 'Too many requests', headers })
    await submit()
    expect(await screen.findByRole('textbox', { name })).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe(name)
    expect(submitButton().disabled).toBe(false)
  })
})

describe('any other failure (S1 §4.6)', () => {
  const untilSilentEnd = async () => {
    await submit()
    await waitFor(
      () => {
        expect(submitButton().disabled).toBe(false)
      },
      { timeout: 10_000 },
    )
    expect(new Set(api().seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(field().value).toBe(EMAIL)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(events()).toHaveLength(1)
    expect(assign).not.toHaveBeenCalled()
  }

  it.each([
    ['the site answers a problem', problem(502, { title: 'Later' }), 1],
    ['the site refuses the request', problem(422, { title: 'No' }), 1],
    ['something in front of the site fails', json(502, {}), 1 + HTTP_RETRIES],
    ['the connection is cut', hangUp, 1 + HTTP_RETRIES],
    ['the answer is none of the site', json(200, '<html>'), 1],
  ])('ends progress in silence when %s', async (_case, reply, tries) => {
    api().reply = reply
    await untilSilentEnd()
    expect(api().seen).toHaveLength(tries)
  })

  it('ends progress in silence when no answer comes in time', async () => {
    // Not before it is under way, however long that takes.
    api().reply = () => {
      endWait()
    }
    await untilSilentEnd()
    expect(api().seen).toHaveLength(1)
  })

  it('keeps the key for the same address until the outcome is known', async () => {
    api().reply = problem(502, { title: 'Later' })
    await untilSilentEnd()
    expect(api().seen).toHaveLength(1)
    await userEvent.click(submitButton())
    await waitFor(() => {
      expect(api().seen).toHaveLength(2)
    })
    const [first, second] = api().seen
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    await waitFor(() => {
      expect(submitButton().disabled).toBe(false)
    })
  })
})

it('gives the focus back to the button, for focus on the field would clear the label', async () => {
  api().reply = problem(409)
  await submit()
  await screen.findByRole('textbox', { name: words.label.exists })
  expect(card().contains(document.activeElement)).toBe(true)
})
