import { test } from 'vitest'
import { costLittleUnchanged } from './cost-little-unchanged.ts'

test('ten thousand records are live in good time, and cost little when nothing changes', async () => {
  await costLittleUnchanged(10_000)
}, 180_000)
