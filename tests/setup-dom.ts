import type * as TestingLibrary from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// More than half of the files look at what the server has rendered: they need not load what mounts components.
vi.mock('@testing-library/react', async (original) => {
  const actual = await original<typeof TestingLibrary>()
  afterEach(actual.cleanup)
  return actual
})

// In a browser it is an error of its page; here the page's context has an `Error` of its own.
if (!(new DOMException() instanceof Error))
  Object.setPrototypeOf(DOMException.prototype, Error.prototype)
