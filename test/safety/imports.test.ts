import { describe, expect, test } from 'vitest'
import { filesIn, importsOf, isTest, type Import } from '../support/repository.ts'
import { emptyPlaces, importsAgainst, importsInCircles, importsInFileCircles } from '../support/storeys.ts'
import { clientStoreys } from './client-storeys.ts'
import { serverStoreys } from './server-storeys.ts'

/** Who may import whom. A file falls under every rule whose folder holds it. */
interface Rule {
  readonly folder: string
  /** Nothing else may be imported. */
  readonly only?: readonly string[]
  readonly never?: readonly string[]
  /** What may be imported nevertheless. */
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
    never: ['src/client/ui/', 'src/client/booking/', 'src/client/admin/', 'src/client/routes/', 'npm:react'],
    why: 'the server renders the client by its one entry',
  },
  {
    folder: 'src/client/ui/',
    never: ['npm:@trpc/', 'npm:@tanstack/', 'packages/', 'src/server/', 'src/client/'],
    but: ['src/client/locale/'],
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

  test('a feature of the client leaves the others alone', () => {
    const shared = new Set([
      'api',
      // The guest and the office change a trip in the wizard's own parts.
      'change',
      'common',
      'content',
      'enquiry',
      'locale',
      'map',
      // The office goes over what speaks against a trip on its screens and in the form of a new booking.
      'override',
      'places',
      'receipt',
      'routes',
      'site',
      'ui',
      // The words of every page in another language.
      'words',
    ])
    const wrong = imports.filter(({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)]
      const isBetween = own && other && own !== other && to.startsWith('src/client/')
      return isBetween && !shared.has(own) && !shared.has(other)
    })
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

  test('the schema is imported by the composition only', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        to.startsWith('src/server/schema/') &&
        !from.startsWith('src/server/schema/') &&
        /^src\/server\/.+\//.test(from),
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
      ({ from, to }) => to.startsWith('npm:maplibre-gl') && !from.startsWith('src/client/map/'),
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
  { root: 'src/client/', storeys: clientStoreys },
  { root: 'src/server/', storeys: serverStoreys },
])('the storeys of $root', ({ root, storeys }) => {
  // What only tests import may build the whole product.
  const running = imports.filter(({ from }) => !from.includes('/testing/'))

  test('a folder imports only from the storeys below it, types included', () => {
    expect(importsAgainst(storeys, root, running)).toEqual([])
  })

  test('no folders import each other in a circle, by type or at run time', () => {
    expect(importsInCircles(root, running)).toEqual([])
  })

  test('each place of the table exists', () => {
    const paths = filesIn(root, ['.ts', '.tsx', '.css']).map(({ path }) => path)
    expect(emptyPlaces(storeys, root, paths)).toEqual([])
  })
})

describe('the reading of storeys', () => {
  const storeys = [['app.ts'], ['a'], ['a/inner', 'b']]
  const one = (from: string, to: string) => ({ from: `src/${from}`, to: `src/${to}`, isTypeOnly: true })
  test.each([
    ['app.ts', 'a/x.ts', []],
    ['a/x.ts', 'a/y.ts', []],
    ['a/x.ts', 'a/inner/y.ts', []],
    ['a/inner/x.ts', 'a/y.ts', ['src/a/inner/x.ts imports src/a/y.ts, which stands on a higher storey']],
    ['b/x.ts', 'a/inner/y.ts', ['src/b/x.ts imports src/a/inner/y.ts, which stands on the same storey']],
    ['b/x.ts', 'c/y.ts', ['src/b/x.ts imports src/c/y.ts, which stands on no storey']],
    ['c/x.ts', 'a/y.ts', ['src/c/x.ts stands on no storey']],
  ])('%s imports %s: %j', (from, to, wrong) => {
    expect(importsAgainst(storeys, 'src/', [one(from, to)])).toEqual(wrong)
  })

  test('a circle of three folders names each import of it, and no other', () => {
    const circle = [one('a/x.ts', 'b/x.ts'), one('b/y.ts', 'c/x.ts'), one('c/y.ts', 'a/z.ts')]
    expect(importsInCircles('src/', [...circle, one('d/x.ts', 'a/x.ts')])).toHaveLength(3)
    expect(importsInCircles('src/', circle.slice(1))).toEqual([])
  })
})

/** `bookings` of src/server/api/bookings.ts; of a file beside the folders, undefined. */
function featureOf(path: string): string | undefined {
  return /^src\/(?:server|client)\/([a-z-]+)\//.exec(path)?.[1]
}
