import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 AA and what is good practice beyond it. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Axe with the rules that every page keeps. Without frames in a page both of its modes find the same; the usual one
 * opens a tab for each run and takes three times as long.
 */
export const accessibilityOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).withTags(AXE_TAGS).setLegacyMode()
