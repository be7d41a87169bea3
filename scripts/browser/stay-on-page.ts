import type { Page } from '@playwright/test'
import { API_PATHS } from '../../lib/config/api-paths.ts'

/** Keeps the hand-off page, which goes on at once, on the screen: an answer without content moves nobody. */
export const stayOnPage = (page: Page): Promise<unknown> =>
  page.route(`**${API_PATHS.handOff}**`, (route) => route.fulfill({ status: 204 }))
