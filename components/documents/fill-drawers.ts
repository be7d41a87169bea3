/** Says on `<html>` that the page has loaded: until then the drawers below its first screen fetch no drawings (`drawers.css`; docs/measuring.md, budget 8). */
export const fillDrawers = (): void => {
  document.documentElement.toggleAttribute('data-loaded', true)
}
