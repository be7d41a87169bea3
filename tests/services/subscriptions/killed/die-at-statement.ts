// Preloaded by services of a test: their process ends as by a power cut, at the DIE_AT-th statement that it sends to its database.
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

let left = Number(process.env.DIE_AT)

/** Counts the calls of a method before each is made. */
const counting = (method: unknown) => {
  if (typeof method !== 'function') throw new Error('The database is sent statements otherwise')
  return new Proxy(method, {
    apply: (target, self, values: unknown[]): unknown => {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      return Reflect.apply(target, self, values)
    },
  })
}

const mortal = (prototype: object, name: string) =>
  Reflect.set(prototype, name, counting(Reflect.get(prototype, name)))

mortal(Client.prototype, 'query')
mortal(PGlite.prototype, 'execProtocolRaw')
