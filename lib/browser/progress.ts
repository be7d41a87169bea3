/** Gives the whole page a progress cursor, or takes it back (S2 §3 "Progress store"). */
export const setProgress = (isOn: boolean): void => {
  document.documentElement.toggleAttribute('data-progress', isOn)
}
