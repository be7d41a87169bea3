/** 32 random hex digits; unlike `crypto.randomUUID` also where the page came without TLS. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
