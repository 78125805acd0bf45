import { expect, test } from 'vitest'
import { lines, markup } from './letter-html.ts'

test('a text in a template is text, in content and in attributes', () => {
  const text = `<b title="x">Rui & 'Eva'</b>`
  expect(markup`<p title="${text}">${text}</p>`.html).toBe(
    '<p title="&lt;b title=&quot;x&quot;&gt;Rui &amp; &#39;Eva&#39;&lt;/b&gt;">&lt;b title=&quot;x&quot;&gt;Rui &amp; &#39;Eva&#39;&lt;/b&gt;</p>',
  )
})

test('what is markup already goes in as it is, one by one or several; what is not there, not at all', () => {
  const rows = ['a', '<'].map((text) => markup`<li>${text}</li>`)
  expect(markup`<ul>${rows}${undefined}${3}</ul>`.html).toBe('<ul><li>a</li><li>&lt;</li>3</ul>')
})

test('the lines of a text stay lines', () => {
  expect(lines('a\n<b>').html).toBe('a<br>&lt;b&gt;')
})
