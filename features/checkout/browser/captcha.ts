/** The captcha's script could not be loaded, or gave no token (S2 §7, §8). */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
  readonly stage: 'load' | 'execute'

  constructor(stage: 'load' | 'execute', options?: ErrorOptions) {
    super(`The captcha did not ${stage}.`, options)
    this.stage = stage
  }
}

export type CaptchaSettings = {
  /** Address of the script, with the key of the site. */
  src: string
  siteKey: string
}

type Captcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<unknown>
}

/** Milliseconds for which script and token may each be waited for. */
const WAIT_MS = 10_000

const isCaptcha = (value: unknown): value is Captcha =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'ready') === 'function' &&
  typeof Reflect.get(value, 'execute') === 'function'

const current = (): Captcha | undefined => {
  const global: unknown = Reflect.get(globalThis, 'grecaptcha')
  return isCaptcha(global) ? global : undefined
}

const fetchScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      // The next try fetches it anew.
      script.remove()
      reject(new CaptchaError('load'))
    }
    const timer = setTimeout(fail, WAIT_MS)
    script.async = true
    script.src = src
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    document.head.append(script)
  })

let fetched: Promise<void> | undefined

/** Loads the captcha, once; rejects with a `CaptchaError`, and may then be asked again. */
export const loadCaptcha = async ({ src }: CaptchaSettings): Promise<void> => {
  if (current()) return
  fetched ??= fetchScript(src)
  try {
    await fetched
  } catch (error) {
    fetched = undefined
    throw error
  }
}

const tokenOf = async (captcha: Captcha, siteKey: string): Promise<unknown> => {
  await new Promise<void>((resolve) => {
    captcha.ready(resolve)
  })
  return captcha.execute(siteKey, { action: 'purchase' })
}

const tooLate = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new CaptchaError('execute')), WAIT_MS)
  })

/** The captcha's token for a purchase; rejects with a `CaptchaError` (S2 §7). */
export const captchaToken = async (settings: CaptchaSettings): Promise<string> => {
  await loadCaptcha(settings)
  const captcha = current()
  if (!captcha) throw new CaptchaError('load')
  try {
    const token = await Promise.race([tokenOf(captcha, settings.siteKey), tooLate()])
    if (typeof token === 'string' && token !== '') return token
  } catch (cause) {
    throw cause instanceof CaptchaError ? cause : new CaptchaError('execute', { cause })
  }
  throw new CaptchaError('execute')
}
