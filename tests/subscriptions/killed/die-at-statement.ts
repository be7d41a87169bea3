// Preloaded by services of a test: their process ends as by a power cut, at the DIE_AT-th statement that it sends to its database.
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

let left = Number(process.env.DIE_AT)

/** Counts the calls of a method as statements; the last one never reaches it. */
const countCalls = (prototype: object, name: string) => {
  const method: unknown = Reflect.get(prototype, name)
  if (typeof method !== 'function') throw new Error(`The driver of the database has no ${name}.`)
  const counted = new Proxy(method, {
    apply: (target, self: unknown, values) => {
      left -= 1
      if (left === 0) process.kill(process.pid, 'SIGKILL')
      const answer: unknown = Reflect.apply(target, self, values)
      return answer
    },
  })
  Reflect.set(prototype, name, counted)
}

countCalls(Client.prototype, 'query')
countCalls(PGlite.prototype, 'execProtocolRaw')
