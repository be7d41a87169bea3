import { markField } from '#lib/browser/posted-form/form-fields.ts'
import { isWrittenLine, typedLine } from '#lib/util/typed-text.ts'
import { AGREEMENT_FIELD } from '../agreement-field.ts'
import type { KeptAgreement } from '../kept-agreement.ts'
import { attachPen } from './attach-pen.ts'

/** Size of a name that signs, in the units of the box, and the room that all its letters have: a long one is written smaller. */
const NAME = { size: 34, room: 470 }

/** Width of the signature in the dialog, in pixels. */
const SLIP_SIGNATURE_WIDTH = '150'

type Live = {
  form: HTMLFormElement
  sheet: HTMLElement
  /** The place to sign on. */
  place: SVGSVGElement
  signal: AbortSignal
}

/** Writes what is typed into the places of its blank, and the example again when the field is empty. */
const attachBlank = (input: HTMLInputElement, { form, signal }: Live) => {
  const places = [...form.querySelectorAll(`[data-blank=${input.dataset.blank}]:not(input)`)]
  const examples = places.map(({ textContent }) => textContent)
  const write = () => {
    const typed = typedLine(input.value)
    if (typed) markField(input, false)
    for (const [at, place] of places.entries()) {
      place.textContent = typed || (examples[at] ?? '')
      const size = Math.min(NAME.size, NAME.room / Math.max(typed.length, 1))
      if (place.localName === 'text') place.setAttribute('font-size', `${size}`)
    }
  }
  input.addEventListener('input', write, { signal })
  write()
}

/** How the sheet is signed: not yet, with the name of the company, or by hand. */
type Signed = 'none' | 'name' | 'drawn'

const isSigned = ({ sheet }: Live): boolean => sheet.dataset.signed !== 'none'

/** Lets a visitor sign the sheet by hand, or by the button with the company's name; pressed again it takes the name away. */
const attachSignature = (button: HTMLButtonElement, { sheet, place, signal }: Live) => {
  const show = (drawn: string, signed: Signed) => {
    place.querySelector('path')?.setAttribute('d', drawn)
    sheet.dataset.signed = signed
    button.setAttribute('aria-pressed', `${signed === 'name'}`)
  }
  const pen = attachPen({ place, onDrawn: (drawn) => show(drawn, 'drawn'), signal })
  const onSign = () => {
    pen.clear()
    show('', sheet.dataset.signed === 'name' ? 'none' : 'name')
  }
  button.addEventListener('click', onSign, { signal })
}

/** The agreement as it is kept with the account. */
const agreementOf = ({ form, place }: Live): KeptAgreement => {
  const typedIn = (name: string) =>
    typedLine(form.querySelector<HTMLInputElement>(`input[data-blank=${name}]`)?.value ?? '')
  return {
    company: typedIn('company'),
    place: typedIn('place'),
    signature: place.querySelector('path')?.getAttribute('d') || undefined,
  }
}

/** The agreement to be kept, as a slip in the dialog of the sign-up, whose form posts its field. */
const slipOf = (agreement: KeptAgreement, live: Live) => {
  const slip = document.createElement('div')
  slip.className = 'kept grid mt-4'
  const title = document.createElement('b')
  title.textContent = live.form.getAttribute('aria-label')
  const field = Object.assign(document.createElement('input'), {
    type: 'hidden',
    name: AGREEMENT_FIELD,
    value: JSON.stringify(agreement),
  })
  slip.append(title, `${agreement.company}, ${agreement.place}`, field)
  if (!isSigned(live)) return { slip, field }
  slip.dataset.signed = live.sheet.dataset.signed
  slip.append(live.place.cloneNode(true))
  slip.querySelector('svg')?.setAttribute('width', SLIP_SIGNATURE_WIDTH)
  return { slip, field }
}

/** A field that lacks its words, where the visitor has begun: without any the link opens the agreement as it is. */
const lackingField = (live: Live): HTMLInputElement | undefined => {
  const inputs = [...live.form.querySelectorAll('input')]
  const lacking = inputs.filter(({ value, maxLength }) => !isWrittenLine(value, maxLength))
  return isSigned(live) || lacking.length < inputs.length ? lacking[0] : undefined
}

/** Puts the agreement into the dialog that the link is about to open, as long as that is open. */
const showKept = (agreement: KeptAgreement, live: Live) => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog:has([data-card])')
  const form = dialog?.querySelector('form')
  if (!dialog || !form) return
  const { slip, field } = slipOf(agreement, live)
  field.setAttribute('form', form.id)
  // Beside React's, which finds its own as it was.
  const island = form.closest('[data-island]') ?? form
  island.before(slip)
  dialog.addEventListener('close', () => slip.remove(), { once: true })
  // Where the link led elsewhere, or into another tab.
  setTimeout(() => dialog.open || slip.remove())
}

/** Has the link keep the agreement: the dialog that it opens shows it, and its sign-up carries it. */
const attachKeeping = (link: HTMLAnchorElement, live: Live) => {
  const onKeep = (event: MouseEvent) => {
    const lacking = lackingField(live)
    const agreement = agreementOf(live)
    if (lacking) {
      event.preventDefault()
      // Signs that nobody sees are no words.
      lacking.value = ''
      markField(lacking, true)
      lacking.focus()
    } else if (agreement.company) showKept(agreement, live)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) link.click()
  }
  link.addEventListener('click', onKeep, { signal: live.signal })
  live.form.addEventListener('keydown', onKey, { signal: live.signal })
}

const filled = new WeakSet<HTMLFormElement>()

/**
 * Brings the agreement of a first screen to life: what is typed stands in the sheet, the visitor signs, and the link hands both to the
 * sign-up. Until that is pressed nothing leaves the page, and nothing is stored.
 */
export const fillAgreement = (form: HTMLFormElement, signal: AbortSignal): void => {
  const place = form.querySelector<SVGSVGElement>('.agreement-line')
  const sheet = place?.closest<HTMLElement>('.sheet')
  const button = form.querySelector('button')
  const link = form.querySelector('a')
  if (!place || !sheet || !button || !link || filled.has(form)) return
  filled.add(form)
  const live = { form, sheet, place, signal }
  for (const input of form.querySelectorAll('input')) attachBlank(input, live)
  attachSignature(button, live)
  attachKeeping(link, live)
}
