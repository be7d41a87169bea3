import { expect, test } from 'vitest'
import { findNginx } from '../../scripts/front/find-nginx.ts'

/** Declares a suite that needs nginx. Without it, it is skipped with a line that says so, and fails where CI=true. */
export const onNginx = async (suite: () => Promise<void>): Promise<void> => {
  if (findNginx()) return suite()
  process.stdout.write('nginx with Brotli is not on this machine: its suite is skipped.\n')
  test.skipIf(process.env.CI !== 'true')('nginx is there', () => {
    expect(findNginx(), 'continuous integration needs nginx with Brotli').toBeDefined()
  })
}
