import { describe, expect, test } from 'vitest'
import { filesIn, importsOf, isTest, type Import } from '../support/repository.ts'
import { emptyPlaces, importsAgainst, importsInFileCircles } from '../support/layers.ts'
import { clientLayers } from './client-layers.ts'
import { serverLayers } from './server-layers.ts'

/** Who may import whom. A file falls under every rule whose folder holds it. */
interface Rule {
  readonly folder: string
  /** Nothing else may be imported. */
  readonly only?: readonly string[]
  readonly never?: readonly string[]
  /** Exceptions to `never`. */
  readonly but?: readonly string[]
  readonly why: string
}

const DATABASE = ['npm:@mikro-orm/', 'npm:mikro-orm', 'npm:@electric-sql/', 'npm:pg']
const WEB_SERVER = ['npm:fastify', 'npm:@fastify/']

const rules: readonly Rule[] = [
  {
    folder: 'packages/domain/src/',
    // The numbering plans of the world's phones are data that nobody writes down a second time (decision 085).
    only: ['packages/domain/src/', 'npm:libphonenumber-js'],
    why: 'the rules know no I/O: browser, server and tests use the same ones',
  },
  {
    folder: 'packages/contract/src/',
    only: ['packages/contract/src/', 'packages/domain/src/', 'npm:zod'],
    why: 'the contract is data that every side can read',
  },
  {
    folder: 'packages/words/src/',
    only: ['packages/words/src/', 'packages/domain/src/', 'packages/contract/src/'],
    why: 'the words are data that every side can read',
  },
  {
    folder: 'packages/gateways/src/',
    never: ['packages/contract/', 'src/', ...DATABASE, ...WEB_SERVER, 'npm:@trpc/'],
    why: 'a gateway knows one outside service, and nothing of who calls it',
  },
  {
    folder: 'packages/geodata/src/',
    only: ['packages/geodata/', 'packages/domain/src/', 'npm:zod'],
    why: 'the geographic data is data',
  },
  {
    folder: 'src/server/',
    never: [
      'src/client/shared/ui/',
      'src/client/site/',
      'src/client/admin/',
      'src/client/routes/',
      'npm:react',
    ],
    why: 'the server renders the client by its one entry',
  },
  {
    folder: 'src/client/shared/ui/',
    never: ['npm:@trpc/', 'npm:@tanstack/', 'packages/', 'src/server/', 'src/client/'],
    but: ['src/client/shared/locale/', 'packages/words/src/en/shared', 'packages/words/src/en/calendar'],
    why: 'a primitive knows no call, no route and no word of the trade; its own words are in the language of the page',
  },
  {
    folder: 'src/client/',
    never: ['packages/gateways/', ...DATABASE, ...WEB_SERVER],
    why: 'this stays on the server',
  },
]

const files = ['src', 'packages', 'test'].flatMap((folder) => filesIn(folder, ['.ts', '.tsx']))
const imports = files.filter(({ path }) => !isTest(path)).flatMap(importsOf)
const said = ({ from, to }: Import) => `${from} imports ${to}`

describe('who may import whom', () => {
  test.each(rules)('$folder: $why', ({ folder, only, never = [], but = [] }) => {
    const inside = imports.filter(({ from }) => from.startsWith(folder) && !from.includes('/testing/'))
    expect(inside.length).toBeGreaterThan(0)
    const isOwn = (to: string) => to.startsWith(folder)
    const wrong = inside.filter(
      ({ to }) =>
        (only && !only.some((start) => to.startsWith(start))) ||
        (!isOwn(to) &&
          never.some((start) => to.startsWith(start)) &&
          !but.some((start) => to.startsWith(start))),
    )
    expect(wrong.map(said)).toEqual([])
  })

  test('only what serves requests knows the web server, and only the API knows tRPC', () => {
    const isServing = /^src\/server\/(?:http\/|pages\/|core\/logging\.ts|[a-z-]+\.ts)/
    const isApi = /^src\/server\/(?:api|http|pages)\//
    // A session's data has the web server's own type.
    const isSession = 'src/server/auth/session.entity.ts'
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('src/server/') &&
        from !== isSession &&
        ((!isServing.test(from) && WEB_SERVER.some((start) => to.startsWith(start))) ||
          (!isApi.test(from) && to.startsWith('npm:@trpc/'))),
    )
    expect(wrong.map(said)).toEqual([])
  })

  test('http serves the API and knows no feature', () => {
    const features = /^src\/server\/(?!http\/|api\/|auth\/|core\/|db\/)/
    const wrong = imports.filter(({ from, to }) => from.startsWith('src/server/http/') && features.test(to))
    expect(wrong.map(said)).toEqual([])
  })

  test('the schema is imported by the composition, and by what copies the whole of it', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        to.startsWith('src/server/schema/') &&
        !from.startsWith('src/server/schema/') &&
        /^src\/server\/(?!backup\/).+\//.test(from),
    )
    expect(wrong.map(said)).toEqual([])
  })

  test('the client takes nothing but types from the server', () => {
    const wrong = imports.filter(
      ({ from, to, isTypeOnly }) =>
        from.startsWith('src/client/') && to.startsWith('src/server/') && !isTypeOnly,
    )
    expect(wrong.map(said)).toEqual([])
  })

  test('the map has one importer of its library', () => {
    const wrong = imports.filter(
      ({ from, to }) => to.startsWith('npm:maplibre-gl') && !from.startsWith('src/client/shared/map/'),
    )
    expect(wrong.map(said)).toEqual([])
  })

  test('nothing that runs imports a test', () => {
    const wrong = imports.filter(
      ({ from, to }) => !from.startsWith('test/') && (to.startsWith('test/') || isTest(to)),
    )
    expect(wrong.map(said)).toEqual([])
  })
})

test('no files import each other in a circle, by type or at run time', () => {
  expect(importsInFileCircles(imports)).toEqual([])
})

describe.each([
  { root: 'src/client/', layers: clientLayers },
  { root: 'src/server/', layers: serverLayers },
])('the layers of $root', ({ root, layers }) => {
  // Code in testing folders, which only tests import, may build the whole product.
  const running = imports.filter(({ from }) => !from.includes('/testing/'))

  test('a folder imports only from the layers below it, types included', () => {
    expect(importsAgainst(layers, root, running)).toEqual([])
  })

  test('each place of the table exists', () => {
    const paths = filesIn(root, ['.ts', '.tsx', '.css']).map(({ path }) => path)
    expect(emptyPlaces(layers, root, paths)).toEqual([])
  })
})

describe('the reading of layers', () => {
  const layers = [
    { places: ['app.ts'] },
    { places: ['a'] },
    { places: ['a/inner', 'b'] },
    { places: ['c', 'd'], mayKnowEachOther: true },
  ]
  const one = (from: string, to: string) => ({ from: `src/${from}`, to: `src/${to}`, isTypeOnly: true })
  test.each([
    ['app.ts', 'a/x.ts', []],
    ['a/x.ts', 'a/y.ts', []],
    ['a/x.ts', 'a/inner/y.ts', []],
    ['c/x.ts', 'd/y.ts', []],
    ['a/inner/x.ts', 'a/y.ts', ['src/a/inner/x.ts imports src/a/y.ts, which is in a higher layer']],
    ['b/x.ts', 'a/inner/y.ts', ['src/b/x.ts imports src/a/inner/y.ts, which is in the same layer']],
    ['b/x.ts', 'e/y.ts', ['src/b/x.ts imports src/e/y.ts, which is in no layer']],
    ['e/x.ts', 'a/y.ts', ['src/e/x.ts is in no layer']],
  ])('%s imports %s: %j', (from, to, wrong) => {
    expect(importsAgainst(layers, 'src/', [one(from, to)])).toEqual(wrong)
  })

  test('a circle of three files names each import of it, and no other', () => {
    const circle = [one('a/x.ts', 'b/x.ts'), one('b/x.ts', 'c/x.ts'), one('c/x.ts', 'a/x.ts')]
    expect(importsInFileCircles([...circle, one('d/x.ts', 'a/x.ts')])).toHaveLength(3)
    expect(importsInFileCircles(circle.slice(1))).toEqual([])
  })
})
