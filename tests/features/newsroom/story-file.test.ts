import { describe, expect, it } from 'vitest'
import { parseStory } from '#features/newsroom/story-file.ts'

const HEAD = `title: One: two
description: Short
date: 2024-02-06 # owner: to confirm
author: Business in a Box
picture: A pile`

describe('a story', () => {
  it('has a typed head, whose remarks are left out, and Markdown below it', () => {
    expect(parseStory(`---\n${HEAD}\n---\n\nText.\n`)).toEqual({
      front: {
        title: 'One: two',
        description: 'Short',
        date: '2024-02-06',
        author: 'Business in a Box',
        picture: 'A pile',
      },
      body: '\nText.\n',
    })
  })

  it.each([
    ['no head', 'Text.', 'A story begins with'],
    ['a line that is no field', `---\n${HEAD}\nnonsense\n---\nText.`, '"nonsense" is no'],
    [
      'a day that there is not',
      `---\n${HEAD.replace('2024-02-06', '2024-02-30')}\n---\nText.`,
      'date',
    ],
    ['a field too many', `---\n${HEAD}\nmood: good\n---\nText.`, 'mood'],
    [
      'a field too few',
      `---\n${HEAD.replace('author: Business in a Box\n', '')}\n---\nText.`,
      'author',
    ],
  ])('is refused with %s', (_fault, source, reason) => {
    expect(() => parseStory(source)).toThrow(reason)
  })
})
