/** Does something once the next frame is on its way to the screen, which the one after it shows: what a visitor need not wait for. */
export const afterFrame = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then))
}
