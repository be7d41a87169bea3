import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Keeps WebAssembly that this process compiles from now on at V8's first compiler. The second one takes 400 MB
 * more at its peak and 100 MB for good, and makes the embedded database hardly faster (queries 1.0 to 1.3 times).
 */
export const spareWasmMemory = (): void => {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

/**
 * Gives back what opening the embedded database left behind: the memory of the program that sets it up is no part
 * of V8's heap, so that V8 sees no reason to collect it (up to 180 MB).
 */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') Reflect.apply(collect, undefined, [])
}
