type Parts = { form: HTMLFormElement; signal: AbortSignal }

/** Lets a visitor look at the passwords that he typed; without script there is no such switch. */
export const attachReveal = ({ form, signal }: Parts): void => {
  const reveal = form.querySelector<HTMLElement>('[data-reveal]')
  const box = reveal?.querySelector('input')
  if (!reveal || !box) return
  const passwords = [...form.querySelectorAll<HTMLInputElement>('input[type="password"]')]
  reveal.hidden = false
  const show = () => {
    for (const input of passwords) input.type = box.checked ? 'text' : 'password'
  }
  box.addEventListener('change', show, { signal })
  // A password that goes out as text would be kept by the browser as one.
  form.addEventListener(
    'submit',
    () => {
      box.checked = false
      show()
    },
    { signal, capture: true },
  )
}
