import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { listen, stopListening } from '#services/listen.ts'
import { clearLeftovers, leaseSnapshot } from '#services/operator/lease-snapshot.ts'
import { tempTree } from '../../scripts/temp-tree.ts'

const lending = async () => {
  const dataDir = tempTree({ 'pglite/base/5/1': 'rows', 'secrets.json': '{}' })
  const app = new Hono()
  app.post('/', () => leaseSnapshot(dataDir))
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => stopListening(server))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { dataDir, url: `http://127.0.0.1:${port}/` }
}

const copies = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => name.startsWith('backup-'))

test('a copy for a backup goes with whoever has asked for it, in whatever way', async () => {
  const { dataDir, url } = await lending()
  const leaving = new AbortController()
  const answer = await fetch(url, { method: 'POST', signal: leaving.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const line = (await reader?.read())?.value ?? ''
  expect(copies(dataDir)).toEqual([JSON.parse(line).folder])
  expect(readdirSync(join(dataDir, copies(dataDir)[0] ?? '', 'pglite/base/5'))).toEqual(['1'])
  leaving.abort()
  await expect.poll(() => copies(dataDir)).toEqual([])
})

test('nothing is left of a copy that cannot be made', async () => {
  const dataDir = tempTree({ 'secrets.json': '{}' })
  expect(() => leaseSnapshot(dataDir)).toThrow('ENOENT')
  expect(copies(dataDir)).toEqual([])
})

test('what a killed process has left is cleared, and nothing else', () => {
  const dataDir = tempTree({ 'secrets.json': '{}', 'backup-2026/mine': '' })
  for (const name of [
    'backup-3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    'pglite.restoring-20261122T101500',
  ]) {
    mkdirSync(join(dataDir, name, 'base'), { recursive: true })
  }
  clearLeftovers(dataDir)
  expect(readdirSync(dataDir).toSorted()).toEqual(['backup-2026', 'package.json', 'secrets.json'])
})
