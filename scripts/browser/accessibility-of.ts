import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { AXE_TAGS } from './axe-tags.ts'

/**
 * Axe with the rules that every page keeps. Without frames in a page both of its modes find the same; the usual one
 * opens a tab for each run and takes three times as long.
 */
export const accessibilityOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).withTags(AXE_TAGS).setLegacyMode()
