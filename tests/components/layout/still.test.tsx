import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Still } from '#components/layout/still.tsx'

it('keeps the markup that the server rendered, also when it is mounted again', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(
    <Still id="part">
      <p>Long text</p>
    </Still>,
  )
  const paragraph = container.querySelector('p')
  const root = await act(async () => hydrateRoot(container, <Still id="part">{null}</Still>))
  expect(container.querySelector('p')).toBe(paragraph)

  await act(async () => root.render(<p>Another page</p>))
  expect(container.textContent).toBe('Another page')

  await act(async () => root.render(<Still id="part">{null}</Still>))
  expect(container.querySelector('p')?.textContent).toBe('Long text')
})
