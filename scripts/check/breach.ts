/** One place where a house rule is broken; `line` counts from 1. */
export type Breach = { file: string; line: number; message: string }

/** The line, counted from 1, on which an offset of a text lies. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
