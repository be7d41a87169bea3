const made = (name: string, text = '') =>
  Object.assign(document.createElement(name), { textContent: text })

const fieldIn = (island: Element): Element => {
  const field = island.querySelector('.field input, .field textarea')
  if (!field) throw new Error('There is no field.')
  return field
}

const wrap = (node: ChildNode, around: Element) => {
  node.replaceWith(around)
  around.append(node)
}

/** All texts of a part, as a browser's translation leaves them: the text node itself is no longer in the page. */
export const translate = (part: Element): void => {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  }
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('option,textarea,script,style')) continue
    const font = made('font')
    font.append(made('font', `‹${text.data}›`))
    text.replaceWith(font)
  }
}

/** What is not ours does to a form, by where it does it. */
export const FOREIGN: Readonly<Record<string, (island: Element) => void>> = {
  'before the field': (island) => fieldIn(island).before(made('com-1password-button')),
  'behind the field': (island) => fieldIn(island).after(made('div', 'icon')),
  'round the field': (island) => wrap(fieldIn(island), made('div')),
  'round the form': (island) => {
    const form = island.querySelector('form')
    if (form) wrap(form, made('div'))
  },
  'round the text of each label': (island) => {
    for (const label of island.querySelectorAll('label')) translate(label)
  },
  'round every text': translate,
  'inside the button': (island) =>
    island.querySelector('[type=submit]')?.prepend(made('img'), made('span', 'fill in')),
  'on the page and its body': (island) => {
    for (const element of [document.documentElement, document.body, island, fieldIn(island)]) {
      element.setAttribute('data-lt-installed', 'true')
      element.classList.add('translated-ltr')
    }
    document.body.append(made('grammarly-desktop-integration'))
  },
  'another field in the form': (island) => {
    const input = document.createElement('input')
    fieldIn(island).before(input)
  },
  'in place of a node that is gone': (island) => {
    island.querySelector('.field label')?.remove()
  },
  'a comment at the beginning': (island) => island.prepend(document.createComment('ext')),
}
