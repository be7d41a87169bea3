import { AFFILIATE_PROGRAMME, AFFILIATE_QUERY } from '#lib/config/affiliate-programme.ts'
import { MATERIALS, PLACEHOLDER } from './ids.ts'

const NUMBER = /^\d{1,9}$/

const FIELDS = [
  { id: MATERIALS.affiliate, name: AFFILIATE_QUERY.affiliate, unfilled: PLACEHOLDER },
  {
    id: MATERIALS.offer,
    name: AFFILIATE_QUERY.offer,
    unfilled: `${AFFILIATE_PROGRAMME.defaultOfferId}`,
  },
] as const

const inputOf = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)

/** What stands in links: the typed numbers, and what stands in for one that is missing or wrong. */
const typedNumbers = () =>
  FIELDS.map(({ id, name, unfilled }) => {
    const typed = inputOf(id)?.value.trim() ?? ''
    return { name, value: NUMBER.test(typed) ? typed : unfilled }
  })

const fillTexts = () => {
  const numbers = typedNumbers()
  for (const area of document.querySelectorAll<HTMLTextAreaElement>('[data-template]')) {
    let text = area.dataset['template'] ?? ''
    for (const { name, value } of numbers) text = text.replace(`{${name}}`, value)
    area.value = text
  }
  const query = new URLSearchParams(numbers.map(({ name, value }) => [name, value]))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-takes-numbers]')) {
    link.hash = query.toString()
  }
}

/** Says on the label what is wrong once a field is left; an empty one is only unfinished. */
const showFault = (input: HTMLInputElement, error: string) => {
  const words = input.labels?.[0]?.querySelector('span')
  const usual = words?.textContent ?? ''
  return (isWrong: boolean) => {
    if (words) words.textContent = isWrong ? error : usual
    input.parentElement?.toggleAttribute('data-invalid', isWrong)
    if (isWrong) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
}

/** The numbers that the address names, behind `?` or `#`; the latter is no click on an affiliate's link. */
const addressed = () =>
  [location.search, location.hash.slice(1)].map((text) => new URLSearchParams(text))

/** Puts the affiliate's numbers into every text of the page, from its address and from what is typed. */
export const attachNumbers = (signal: AbortSignal): void => {
  const form = document.querySelector<HTMLFormElement>(`#${MATERIALS.form}`)
  if (!form) return
  const error = form.dataset['error'] ?? ''
  for (const { id, name } of FIELDS) {
    const input = inputOf(id)
    if (!input) continue
    const named = addressed().flatMap((query) => query.getAll(name))
    if (named.length === 1 && NUMBER.test(named[0] ?? '')) input.value = named[0] ?? ''
    const show = showFault(input, error)
    const isWrong = () => input.value.trim() !== '' && !NUMBER.test(input.value.trim())
    input.addEventListener('blur', () => show(isWrong()), { signal })
    input.addEventListener('focus', () => show(false), { signal })
  }
  form.addEventListener('input', fillTexts, { signal })
  form.addEventListener('submit', (event) => event.preventDefault(), { signal })
  fillTexts()
}
