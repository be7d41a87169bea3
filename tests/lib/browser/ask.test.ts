import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, it, vi } from 'vitest'
import { ask } from '#lib/browser/ask.ts'
import { tempTree } from '../../scripts/temp-tree.ts'

it.each([
  [503, '{"title":"Away"}'],
  [202, '{}'],
  [404, ''],
])('reads an answer of %i to its end, whatever comes of it', async (status, text) => {
  const answer = new Response(text, { status })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer)
  expect(await ask('/api/events', { method: 'POST' })).toEqual({ ok: status === 202, status, text })
  expect(answer.bodyUsed).toBe(true)
})

it('fails where the answer breaks off', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('broken off')) })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body))
  await expect(ask('/api/contact')).rejects.toThrow('broken off')
})

it('is how code of the browser asks: the linter knows', () => {
  const found = [
    'components/layout/lost.ts',
    'features/x/browser/lost.ts',
    'features/x/components/behaviour/lost.ts',
    'lib/browser/lost.ts',
  ]
  const allowed = ['features/x/edge/asks.ts', 'lib/browser/ask.ts', 'lib/watch/asks.ts']
  const code = `export const lost = () => fetch('/api/events')\n`
  const root = tempTree(Object.fromEntries([...found, ...allowed].map((file) => [file, code])))
  cpSync('.oxlintrc.json', join(root, '.oxlintrc.json'))
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint], { cwd: root, encoding: 'utf8' })
  const files = [
    ...stripVTControlCharacters(stdout).matchAll(/no-restricted-globals[^[]*\[([^:]+):/g),
  ].map(([, file]) => file)
  expect(new Set(files)).toEqual(new Set(found))
})
