import { expect, type BrowserContext, type Page } from '@playwright/test'
import { API_PATHS } from '../../lib/config/api-paths.ts'

/** An address that no other test uses. */
export const newEmail = (): string => `ann.${crypto.randomUUID()}@company.example`

/** Makes an account as the dialog does, again where the machine is slow; its cookies stay in the context. */
export const signUp = async (context: BrowserContext): Promise<string> => {
  const email = newEmail()
  const headers = {
    Origin: process.env.SITE_URL ?? '',
    'Idempotency-Key': crypto.randomUUID(),
  }
  const entryPoint = '/docs/free-demo'
  const data = { email, language: 'en', label: 'Test', entryPoint, device: 'desktop' }
  await expect(async () => {
    const answer = await context.request.post(API_PATHS.signUp, { headers, data })
    expect(answer.status()).toBe(201)
  }).toPass()
  return email
}

/** Waits until a page is in the web app, which shows who has arrived. */
export const expectArrival = async (page: Page, email: string): Promise<void> => {
  await page.waitForURL(/\/webapp\/\?/)
  await expect(page.getByRole('banner').getByText(email)).toBeVisible()
}

/** A promise that a test keeps when it opens the gate. */
export const gate = () => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

/** Holds the answer of the sign-up until the test lets it go. */
export const holdAnswer = async (page: Page): Promise<() => void> => {
  const { open, opened } = gate()
  await page.route('**/api/sign-up', async (route) => {
    await opened
    await route.continue()
  })
  return open
}
