/** Chooses what the address names, such as `?topic=sales`, where nothing is chosen yet. */
const chooseByAddress = (form: HTMLFormElement) => {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const choices = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const own = choices.filter((choice) => choice.name === name)
    const named = own.find((choice) => choice.value === value)
    if (named && own.every(({ checked }) => !checked)) named.checked = true
  }
}

/** Sends the forms of a page in place that ask for it; what does so is fetched once somebody is in one. They post by themselves until then. */
export const attachPostedForms = (signal: AbortSignal): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-posted]')) {
    chooseByAddress(form)
    const fetchIt = async () => {
      const { runPostedForm } = await import('./run-posted-form.ts')
      if (!signal.aborted) runPostedForm(form, signal)
    }
    const onFocus = () => {
      // What is lost on the way is not needed: the form posts by itself.
      fetchIt().catch((_lost: unknown) => undefined)
    }
    // Somebody was quicker than the script; and twice attached, a form would send twice.
    if (form.contains(document.activeElement)) onFocus()
    else form.addEventListener('focusin', onFocus, { signal, once: true })
  }
}
