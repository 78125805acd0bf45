import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Manifest } from '../../client/entry-server.tsx'

const chunks = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)
type Chunks = z.infer<typeof chunks>

const ENTRY = 'src/client/entry-client.tsx'
const DOCUMENTATION = 'src/client/site/documentation/script.ts'
const ROUTE_CHUNK = /^src\/client\/routes\/(.+)\.tsx\?tsr-split=component/

const WORDS = /^src\/client\/words\/(\w+\/\w+)\.ts$/

/** The files of the build by what needs them, from the record that it left. */
interface BuiltFiles {
  /** The files of each route's page: styles inlined, scripts preloaded. */
  readonly manifest: Manifest
  /** The scripts with words, by language and group: `pt/site`. */
  readonly words: Readonly<Record<string, readonly string[]>>
  /** Of the documentation: its styles, and its script's address. */
  readonly documentation: { readonly styles: string; readonly script: string }
}

export function readBuiltFiles(dist: string): BuiltFiles {
  const built = chunks.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
  const words = Object.keys(built).flatMap((key) => {
    const name = WORDS.exec(key)?.[1]
    return name ? [[name, filesOf(built, [key])] as const] : []
  })
  return {
    manifest: manifestOf(built, dist),
    words: Object.fromEntries(words),
    documentation: {
      styles: stylesOf(built, DOCUMENTATION)
        .map((file) => readFileSync(join(dist, file), 'utf8'))
        .join(''),
      script: `/${built[DOCUMENTATION]?.file}`,
    },
  }
}

/** The styles of an entry and of all that it imports. */
function stylesOf(built: Chunks, entry: string): string[] {
  const files = [entry, ...importsOf(built, entry)].flatMap((part) => built[part]?.css ?? [])
  return [...new Set(files)].map((file) => `/${file}`)
}

function manifestOf(built: Chunks, dist: string): Manifest {
  const entryParts = [ENTRY, ...importsOf(built, ENTRY)]
  const styles = stylesOf(built, ENTRY)

  const routes: Manifest['routes'] = {
    __root__: {
      preloads: filesOf(built, entryParts),
      scripts: [{ attrs: { type: 'module', async: true, src: `/${built[ENTRY]?.file}` } }],
      css: styles,
    },
  }
  for (const [key, { css = [] }] of Object.entries(built)) {
    const route = ROUTE_CHUNK.exec(key)?.[1]
    if (!route) continue
    const parts = [key, ...importsOf(built, key)].filter((part) => !entryParts.includes(part))
    routes[routeId(route)] = { preloads: filesOf(built, parts), css: css.map((file) => `/${file}`) }
  }
  const styleSheets = styles.map((file) => [file, readFileSync(join(dist, file), 'utf8')])
  return { routes, inlineCss: { styles: Object.fromEntries(styleSheets) } }
}

// `admin/login` is /admin/login, `admin/index` /admin/, `index` /.
function routeId(file: string): string {
  return `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`
}

function importsOf(built: Chunks, key: string, seen = new Set<string>()): Set<string> {
  for (const name of built[key]?.imports ?? []) {
    if (seen.has(name)) continue
    seen.add(name)
    importsOf(built, name, seen)
  }
  return seen
}

function filesOf(built: Chunks, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const file = built[key]?.file
    return file ? [`/${file}`] : []
  })
}
