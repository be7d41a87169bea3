import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// In a browser it is an error of its page; here the page's context has an `Error` of its own.
if (!(new DOMException() instanceof Error))
  Object.setPrototypeOf(DOMException.prototype, Error.prototype)
