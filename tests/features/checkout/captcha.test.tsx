import { afterEach, expect, it, vi } from 'vitest'
import { captchaToken, CaptchaError } from '#features/checkout/browser/captcha.ts'

const settings = { src: 'https://captcha.example/api.js?render=key', siteKey: 'key' }

const execute = vi.fn<(siteKey: string, options: { action: string }) => Promise<unknown>>()

let scripts: HTMLScriptElement[] = []

/** The page's scripts, which nobody fetches here. */
const collectScripts = () => {
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
  })
}

/** Lets the script that was asked for come, or not. */
const answer = (type: 'load' | 'error') => {
  if (type === 'load')
    Reflect.set(globalThis, 'grecaptcha', { ready: (then: () => void) => then(), execute })
  scripts.at(-1)?.dispatchEvent(new Event(type))
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'grecaptcha')
  execute.mockReset()
})

it('a script that does not load is an error of that kind, and is asked for anew the next time (S2 §7, §8)', async () => {
  collectScripts()
  const first = captchaToken(settings)
  answer('error')
  await expect(first).rejects.toMatchObject({ name: 'CaptchaError', stage: 'load' })
  execute.mockResolvedValue('token')
  const second = captchaToken(settings)
  answer('load')
  expect(await second).toBe('token')
  expect(scripts.map(({ src }) => src)).toEqual([settings.src, settings.src])
})

it('gives the token of the site’s key for a purchase', async () => {
  execute.mockResolvedValue('token')
  Reflect.set(globalThis, 'grecaptcha', { ready: (then: () => void) => then(), execute })
  expect(await captchaToken(settings)).toBe('token')
  expect(execute).toHaveBeenCalledWith('key', { action: 'purchase' })
})

it.each([
  ['a refusal', () => Promise.reject(new Error('no'))],
  ['an empty token', () => Promise.resolve('')],
])('%s is an error of running it', async (_name, run) => {
  Reflect.set(globalThis, 'grecaptcha', { ready: (then: () => void) => then(), execute })
  execute.mockImplementation(run)
  const error = await captchaToken(settings).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(CaptchaError)
  expect(error).toMatchObject({ stage: 'execute' })
})
