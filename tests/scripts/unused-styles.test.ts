import { describe, expect, it } from 'vitest'
import { unusedStyles } from '../../scripts/check/unused-styles.ts'
import { tempTree } from './temp-tree.ts'

const VIEW = `export const View = ({ size, of }) => (
  <p className={size ? 'note' : \`board board-\${of}\`} data-state="open" dataset={{ wideNow: 1 }} />
)
export const page = '<dl class="facts">'
export const find = () => root.querySelector('.found-only')`

const unusedOf = (css: string) =>
  unusedStyles(tempTree({ 'features/view.tsx': VIEW, 'app/styles/parts/view.css': css })).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )

const at = 'app/styles/parts/view.css:1'

const unused: [string, string, string][] = [
  ['a class', '.gone { top: 0 }', `${at} nothing has .gone: delete the rule`],
  ['a class beside one that is worn', '.note.gone { top: 0 }', `${at} nothing has .gone`],
  ['a class in another rule', '.note { & .gone { top: 0 } }', `${at} nothing has .gone`],
  ['a class within a condition', '@media print { .gone { top: 0 } }', `${at} nothing has .gone`],
  ['a class that code only looks for', '.found-only { top: 0 }', `${at} nothing has .found-only`],
  ['a longer class', '.note-small { top: 0 }', `${at} nothing has .note-small`],
  ['an attribute', '.note[data-gone] { top: 0 }', `${at} nothing has [data-gone]`],
  ['a value', ".note[data-state='shut'] { top: 0 }", `${at} nothing has [data-state='shut']`],
  ['a property', '.note { --gone: 0; top: var(--gone-not) }', `${at} nothing reads --gone`],
  ['steps', '@keyframes gone { to { top: 0 } }', `${at} nothing runs gone: delete it`],
]

const used: [string, string][] = [
  ['a class of a list', '.board { top: 0 }'],
  ['a class that ends with a value', '.board-3 { top: 0 }'],
  ['a class in markup', '.facts { top: 0 }'],
  ['an attribute and its value', "[data-state='open'] { top: 0 }"],
  ['an attribute that is set in code', '[data-wide-now] { top: 0 }'],
  ['a file name in quotes', ".note[data-state='open'] { background: url('a.gone') }"],
  ['a property that is read', '.note { --top: 0; top: var(--top) }'],
  ['steps that run', '@keyframes in { to { top: 0 } } .note { animation: in 1s }'],
]

describe('a rule that nothing can match', () => {
  it.each(unused)('is found by %s', (_, css, message) => {
    expect(unusedOf(css)).toEqual([expect.stringContaining(message)])
  })

  it.each(used)('is not one for %s', (_, css) => {
    expect(unusedOf(css)).toEqual([])
  })
})
