/** Lengths and starts are bounded so that a long line costs linear time. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Drizzle appends the bound values of a failed query to its message.
  [/(?:\n|\\n)params: (?:[^"\\\n]|\\(?!n {4}at ).)*/g, ''],
  [/\/\/[^\s/@"]{1,200}@/g, '//[credentials]@'],
  [/(?<=(?:ssotoken|ssojwt|jwt)=)[^&\s"]+/g, '[token]'],
  [/eyJ[\w-]+(?:\.[\w-]+)+/g, '[token]'],
  [/[^\s"<>()[\],;:=/\\]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}/gu, '[email]'],
]

/** Takes e-mail addresses, tokens, credentials and bound query values out of a log line. */
export const scrub = (text: string): string =>
  RULES.reduce(
    (scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, () => replacement),
    text,
  )
