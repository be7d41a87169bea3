import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeMessageTypes } from '../../scripts/lib/write-message-types.ts'
import { tempTree } from './temp-tree.ts'

const HOME = '{\n  "title": "{count} templates"\n}'

describe('the types of messages', () => {
  it('are the very texts, beside each file', async () => {
    const folder = tempTree({ 'home.json': HOME, 'shell.json': '{}', 'notes.md': '' })
    await writeMessageTypes(folder)
    const types = readFileSync(join(folder, 'home.d.json.ts'), 'utf8')
    expect(types).toBe(`declare const messages: ${HOME}\nexport default messages\n`)
    expect(statSync(join(folder, 'shell.d.json.ts')).isFile()).toBe(true)
  })

  it('are not written again while the messages are the same', async () => {
    const folder = tempTree({ 'home.json': HOME })
    await writeMessageTypes(folder)
    const file = join(folder, 'home.d.json.ts')
    utimesSync(file, 1, 1)
    await writeMessageTypes(folder)
    expect(statSync(file).mtimeMs).toBe(1000)
  })
})
