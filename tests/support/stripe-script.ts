import { vi } from 'vitest'

type Answer = { error?: { type: string } }

/** What Stripe's script puts into a page, as far as the card fields use it; a test says what happens in them. */
export const stripeScript = () => {
  const heard = new Map<string, () => void>()
  const mount = vi.fn<(place: Element) => void>()
  const destroy = vi.fn<() => void>()
  const update = vi.fn<(options: object) => Promise<void>>().mockResolvedValue(undefined)
  const submit = vi.fn<() => Promise<Answer>>().mockResolvedValue({})
  const confirmPayment = vi.fn<(request: object) => Promise<Answer>>().mockResolvedValue({})
  const create = () => ({
    on: (event: string, hear: () => void) => heard.set(event, hear),
    mount,
    destroy,
  })
  const group = { create, submit, update }
  const elements = vi.fn<(options: object) => typeof group>().mockReturnValue(group)
  return {
    script: { elements, confirmPayment },
    elements,
    group,
    mount,
    destroy,
    update,
    submit,
    confirmPayment,
    tell: (event: string) => heard.get(event)?.(),
  }
}
