import type { Release } from '#features/download/release.ts'

const buildOf = (name: Release['systems'][number]['name'], file: string) => ({
  name,
  file,
  bytes: 48_200_000,
  sha256: 'ab'.repeat(32),
})

/** A release as an owner would write one. */
export const RELEASE: Release = {
  version: '1.2.3',
  released: '2026-11-20',
  systems: [buildOf('windows', 'business-in-a-box.msi'), buildOf('macos', 'business-in-a-box.dmg')],
}
