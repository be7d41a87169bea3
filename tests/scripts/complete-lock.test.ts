import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { completeLock } from '../../scripts/lock/complete-lock.ts'
import { parseLock } from '../../scripts/lock/lock-file.ts'
import { missingEntries } from '../../scripts/lock/missing-entries.ts'
import { platformOf } from '../../scripts/lock/platform-of.ts'

const binaries = { '@b/x-darwin-arm64': '1.0.0', '@b/x-linux-x64-musl': '1.0.0' }

const lock = {
  packages: {
    '': {},
    'node_modules/x': { version: '1.0.0', dev: true, optionalDependencies: binaries },
    'node_modules/y/node_modules/x': { version: '1.0.0', optionalDependencies: binaries },
    'node_modules/@b/x-darwin-arm64': { version: '1.0.0' },
  },
}

describe('the lock file', () => {
  it('misses what no folder above the package holds', () => {
    expect(missingEntries(lock).map(({ path }) => path)).toEqual([
      'node_modules/@b/x-linux-x64-musl',
      'node_modules/y/node_modules/@b/x-linux-x64-musl',
    ])
  })

  it('is complete afterwards, with the platform that keeps others from installing it', () => {
    const { packages } = completeLock(lock)
    expect(missingEntries({ packages })).toEqual([])
    expect(packages['node_modules/@b/x-linux-x64-musl']).toEqual({
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    })
  })

  it('of this repository is complete', () => {
    expect(missingEntries(parseLock(readFileSync('package-lock.json', 'utf8')))).toEqual([])
  })
})

describe('the platform of a name', () => {
  it.each([
    ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@oxlint-tsgolint/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ])('%s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })

  it('is asked for where there is none', () => {
    expect(() => platformOf('left-pad')).toThrow('by hand')
  })
})
