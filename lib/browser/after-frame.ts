/** Does something once the next frame is on its way to the screen: what a visitor need not wait for. */
export const afterFrame = (then: () => void): void => {
  requestAnimationFrame(() => setTimeout(then))
}
