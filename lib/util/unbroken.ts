/** A text that stays on one line, such as a date; its other kinds of spaces may break. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')
