import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { GET } from '#app/api/ready/route.ts'
import { tempTree } from '../../scripts/temp-tree.ts'
import { visitRequest } from '../../support/visit-request.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const ask = async () => {
  const response = await GET(visitRequest({ path: '/api/ready' }))
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, body: (await response.json()) as unknown }
}

it('visitors may be sent here, whatever becomes of the services', async () => {
  vi.stubEnv('USER_SERVICE_URL', 'http://127.0.0.1:9')
  expect(await ask()).toMatchObject({ status: 200, body: { status: 'ready' } })
})

it('no longer when the files of the build are gone', async () => {
  const folder = join(tempTree({}), 'build')
  mkdirSync(folder)
  writeFileSync(join(folder, 'BUILD_ID'), '')
  vi.stubEnv('BUILD_FOLDER', relative(process.cwd(), folder))
  expect((await ask()).status).toBe(200)
  rmSync(folder, { recursive: true })
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'not ready' } })
})
