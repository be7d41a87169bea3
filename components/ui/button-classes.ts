export type ButtonKind = 'primary' | 'outlined' | 'text'

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'button button-primary',
  outlined: 'button button-outlined',
  text: 'button button-text',
}

/**
 * Class names that make an `<a>` or a `<button>` look like a button. A busy one also carries
 * `aria-busy="true"`; extra classes are appended (S2 §9).
 */
export const buttonClasses = (kind: ButtonKind, extra = ''): string =>
  extra ? `${KINDS[kind]} ${extra}` : KINDS[kind]
