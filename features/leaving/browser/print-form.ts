export const PRINT_BUTTON = 'leaving-print'

/** Prints the model form: the style sheet leaves nothing else of its page on paper. */
export const printForm = (signal: AbortSignal): void => {
  document.getElementById(PRINT_BUTTON)?.addEventListener('click', () => print(), { signal })
}
