import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { RECORD_MAX_BYTES } from '#lib/config/constants.ts'
import { readRegularFile } from '#lib/records/read-regular-file.ts'
import { tempTree } from '../../scripts/temp-tree.ts'

it('reads a file of the size that is allowed, and none that is larger', async () => {
  const root = tempTree({
    'most.json': 'a'.repeat(RECORD_MAX_BYTES),
    'more.json': 'a'.repeat(RECORD_MAX_BYTES + 1),
  })
  expect(await readRegularFile(join(root, 'most.json'))).toHaveLength(RECORD_MAX_BYTES)
  await expect(readRegularFile(join(root, 'more.json'))).rejects.toThrow(
    `has ${RECORD_MAX_BYTES + 1} bytes; at most ${RECORD_MAX_BYTES} are read.`,
  )
})

it('is not held up by what has come into the place of a file', async () => {
  const root = tempTree({})
  execFileSync('mkfifo', [join(root, 'pipe')])
  for (const file of [join(root, 'pipe'), root, '/dev/zero']) {
    await expect(readRegularFile(file), file).rejects.toThrow('is no file')
  }
})
