import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Highlight } from '../places/location-option.tsx'

test.each([
  ['Faro Airport', 'faro', '[Faro] Airport'],
  ['São Brás de Alportel', 'sao bras', '[São Brás] de Alportel'],
  ['Olhão', 'hao', 'Ol[hão]'],
  ['Olhão'.normalize('NFD'), 'hao', `Ol[${'hão'.normalize('NFD')}]`],
  ['Faro Airport', 'são', 'Faro Airport'],
  ['Hotel Faro, Faro', 'FARO', 'Hotel [Faro], [Faro]'],
  ['Airport of Faro', 'faro air', '[Air]port of [Faro]'],
  ['Lagos', '  ', 'Lagos'],
  ['<b>Lagos</b>', 'lagos', '<b>[Lagos]</b>'],
  ['Marina (old)', '(old', 'Marina [(old])'],
])('in %j, typing %j marks %j', (text, query, expected) => {
  const { container } = render(<Highlight text={text} query={query} />)
  expect(container.textContent).toBe(text)
  const shown = [...container.childNodes].map((node) =>
    node.nodeName === 'MARK' ? `[${node.textContent}]` : node.textContent,
  )
  expect(shown.join('')).toBe(expected)
})
