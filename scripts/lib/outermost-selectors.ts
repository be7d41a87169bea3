import { parse, type Container, type Document, type Node } from 'postcss'

const isInside = (node: Node, test: (around: Container | Document) => boolean): boolean =>
  node.parent !== undefined && (test(node.parent) || isInside(node.parent, test))

const isRuleOrSteps = (around: Container | Document): boolean =>
  around.type === 'rule' || ('name' in around && around.name === 'keyframes')

/** The selectors of a stylesheet, but those nested in another rule: what they are for wears the classes of that one. */
export const outermostSelectors = (css: string): string[] => {
  const found: string[] = []
  parse(css).walkRules((rule) => {
    if (!isInside(rule, isRuleOrSteps)) found.push(...rule.selectors)
  })
  return found
}
