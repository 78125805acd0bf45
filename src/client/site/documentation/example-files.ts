import type { CodeSample } from '@chauffeur/contract/api-document'

/** The files of packages/examples by their names: what a reader copies is what the tests run. */
const files = import.meta.glob<string>(['../../../../packages/examples/*.{ts,sh,py,php}', '!**/api.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A file of packages/examples; of several, each is the same in another language. */
export function exampleFile(name: string, lang = name): CodeSample {
  const source = files[`../../../../packages/examples/${name}`]
  if (source === undefined) throw new Error(`There is no packages/examples/${name}`)
  return { lang, source: source.trim() }
}

const TRIED_AT = 'http://localhost:3000'

/** The client with the address of this server in place of the one where the file is tried. */
export function exampleClient(url: string): CodeSample {
  const { lang, source } = exampleFile('client.ts')
  return { lang, source: source.replace(TRIED_AT, url) }
}
