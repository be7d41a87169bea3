import { expect, type Page } from '@playwright/test'

/** An address that no other test uses. */
export const newEmail = (): string => `ann.${crypto.randomUUID()}@company.example`

/** Waits until a page is in the web app, which shows who has arrived. */
export const expectArrival = async (page: Page, email: string): Promise<void> => {
  await page.waitForURL(/\/webapp\/\?/)
  await expect(page.getByText(email)).toBeVisible()
}
