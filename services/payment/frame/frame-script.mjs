// @ts-check
// Runs in the browser: `frame-page.ts` puts this file into the page as it stands, so it imports nothing.

/**
 * @typedef {{ postMessage: (message: unknown, origin: string) => void }} Around The page around the frame, as far as
 *   the frame may know it.
 *
 * @typedef {{ form: HTMLFormElement; said: HTMLElement; tell: (message: Record<string, unknown>) => void }} Parts
 */

/** The digits of what was typed. @param {string} text */
const digitsOf = (text) => text.replace(/\D/g, '')

/** Digits in groups of four, as they stand on a card. @param {string} digits */
export const groupsOf = (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 ')

/** Tells whether the last digit of a card number is right (Luhn). @param {string} digits */
export const isLuhn = (digits) => {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const value = Number(digits.charAt(digits.length - 1 - index)) * (index % 2 === 0 ? 1 : 2)
    sum += value > 9 ? value - 9 : value
  }
  return digits.length >= 12 && digits.length <= 19 && sum % 10 === 0
}

/**
 * Groups a card number while it is typed; the caret stays at the digit where it was.
 *
 * @param {HTMLInputElement} input
 * @param {string} kind
 */
export const groupTyped = (input, kind) => {
  const typed = digitsOf(input.value).slice(0, 19)
  let before = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length
  let digits = typed
  // The space between groups was removed, which is nothing: the digit behind it was meant.
  if (typed === (input.dataset.digits ?? '')) {
    if (kind === 'deleteContentBackward') before = Math.max(before - 1, 0)
    if (kind.startsWith('deleteContent')) digits = typed.slice(0, before) + typed.slice(before + 1)
  }
  const value = groupsOf(digits)
  input.dataset.digits = digits
  if (input.value === value) return
  input.value = value
  const caret = before + Math.max(Math.ceil(before / 4) - 1, 0)
  input.setSelectionRange(caret, caret)
}

/**
 * The field of a name.
 *
 * @param {HTMLFormElement} form
 * @param {string} name
 */
const inputOf = (form, name) => {
  const input = form.querySelector(`input[name="${name}"]`)
  if (input instanceof HTMLInputElement) return input
  throw new Error(`The frame has no field ${name}`)
}

/**
 * Shows at a field what is wrong with it, by the label's own text (S1 §4), or that nothing is.
 *
 * @param {HTMLInputElement} input
 * @param {string | null} fault
 */
const mark = (input, fault) => {
  const field = input.parentElement
  const label = field?.querySelector('label')
  if (!field || !label) return
  const text = label.dataset[fault ?? 'label']
  label.textContent = text ?? label.textContent
  field.toggleAttribute('data-invalid', fault !== null)
  input.setAttribute('aria-invalid', String(fault !== null))
}

/** What is typed, in the form that the service takes. @param {HTMLFormElement} form */
const typedCard = (form) => {
  /** @param {string} name */
  const text = (name) => digitsOf(inputOf(form, name).value)
  const year = text('year')
  return {
    number: text('number'),
    month: text('month').padStart(2, '0'),
    // As some browsers fill it in.
    year: year.length === 2 ? `20${year}` : year,
    cvc: text('cvc'),
  }
}

/**
 * What is wrong with a field, by the name of the words at its label; nothing where it is right.
 *
 * @param {HTMLFormElement} form
 * @param {string} name
 */
const faultOf = (form, name) => {
  const { number, month, year, cvc } = typedCard(form)
  if (name === 'number') {
    if (!isLuhn(number)) return 'wrong'
    return (form.dataset.cards ?? '').split(',').includes(number) ? null : 'refused'
  }
  if (name === 'month') return /^(?:0[1-9]|1[0-2])$/.test(month) ? null : 'wrong'
  if (name === 'cvc') return /^\d{3,4}$/.test(cvc) ? null : 'wrong'
  if (!/^20\d\d$/.test(year)) return 'wrong'
  // To the end of its month.
  return Date.now() >= new Date(Number(year), Number(month)).getTime() ? 'expired' : null
}

/** Checks every field and shows what is wrong; says what is. @param {Parts} parts */
const check = ({ form, said }) => {
  const wrong = [...form.querySelectorAll('input')].filter((input) => {
    const fault = faultOf(form, input.name)
    mark(input, fault)
    return fault !== null
  })
  said.textContent = wrong.map((input) => input.labels?.[0]?.textContent).join('. ')
  wrong[0]?.focus()
  return wrong.map((input) => faultOf(form, input.name) ?? '')
}

/**
 * Asks for a token of what is typed; the answer is what the page around is told.
 *
 * @param {HTMLFormElement} form
 * @returns {Promise<Record<string, unknown>>}
 */
const askToken = async (form) => {
  try {
    const answer = await fetch(form.dataset.token ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typedCard(form)),
    })
    /** @type {unknown} */
    const body = await answer.json()
    if (answer.ok && typeof body === 'object' && body !== null) {
      return { type: 'token', token: Reflect.get(body, 'token') }
    }
    return { type: 'failed', reason: answer.status === 422 ? 'not-a-test-card' : 'unreachable' }
  } catch (error) {
    // No connection, or an answer that is no JSON; anything else is a fault of ours.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    return { type: 'failed', reason: 'unreachable' }
  }
}

/** Sends a test card for a token. No other card ever leaves the browser: `check` comes first. @param {Parts} parts */
const submit = async (parts) => {
  const { form, tell } = parts
  if (form.dataset.busy === 'true') return
  const faults = check(parts)
  if (faults.length > 0) {
    const isForeign = faults.length === 1 && faults[0] === 'refused'
    tell(isForeign ? { type: 'failed', reason: 'not-a-test-card' } : { type: 'invalid' })
    return
  }
  form.dataset.busy = 'true'
  tell(await askToken(form))
  form.dataset.busy = 'false'
}

/**
 * Fills in a test card that was chosen from the list.
 *
 * @param {HTMLFormElement} form
 * @param {string} number
 */
const fillIn = (form, number) => {
  const values = {
    number: groupsOf(number),
    month: '12',
    year: String(new Date().getFullYear() + 3),
    cvc: '123',
  }
  for (const [name, value] of Object.entries(values)) {
    inputOf(form, name).value = value
    mark(inputOf(form, name), null)
  }
  inputOf(form, 'number').dataset.digits = number
}

/** Listens to fields and list. @param {Parts} parts */
const listen = (parts) => {
  const { form } = parts
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    check(parts)
  })
  form.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.card) fillIn(form, target.dataset.card)
  })
  for (const input of form.querySelectorAll('input')) {
    input.addEventListener('input', (event) => {
      const kind = event instanceof InputEvent ? event.inputType : ''
      if (input.name === 'number') groupTyped(input, kind)
      mark(input, null)
    })
    input.addEventListener('blur', () => {
      // Whoever looks the number up in another window has left nothing.
      if (document.hasFocus()) mark(input, faultOf(form, input.name))
    })
  }
}

/**
 * Starts the card frame: fields, height, and talk with the page around it, by its origin alone.
 *
 * @param {{ view: Window & typeof globalThis; around: Around }} place
 */
export const startFrame = ({ view, around }) => {
  const form = view.document.querySelector('form')
  const said = view.document.querySelector('[role=status]')
  if (!form || !(said instanceof HTMLElement)) return
  const site = form.dataset.site ?? ''
  /** @param {Record<string, unknown>} message */
  const tell = (message) => {
    around.postMessage({ source: 'payment-frame', ...message }, site)
  }
  const parts = { form, said, tell }
  listen(parts)
  view.addEventListener('message', (event) => {
    const { origin, source, data } = event
    if (origin !== site || source !== around || !(data instanceof Object)) return
    const isSubmit = Reflect.get(data, 'type') === 'submit'
    if (isSubmit && Reflect.get(data, 'source') === 'checkout') void submit(parts)
  })
  tell({ type: 'ready' })
  new view.ResizeObserver(() => {
    tell({ type: 'height', height: Math.ceil(form.getBoundingClientRect().height) })
  }).observe(form)
}
