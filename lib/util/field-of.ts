/** A field of what came from outside, in place of a schema that would cost a page its library; undefined where it is no object. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
