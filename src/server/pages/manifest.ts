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
const ROUTE_CHUNK = /^src\/client\/routes\/(.+)\.tsx\?tsr-split=component/

/** What each route's page must load, from the record that the build left: styles inlined, scripts preloaded. */
export function readManifest(dist: string): Manifest {
  const built = chunks.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')))
  const entryParts = [ENTRY, ...importsOf(built, ENTRY)]
  const styles = [...new Set(entryParts.flatMap((part) => built[part]?.css ?? []))]

  const routes: Manifest['routes'] = {
    __root__: {
      preloads: filesOf(built, entryParts),
      scripts: [{ attrs: { type: 'module', async: true, src: `/${built[ENTRY]?.file}` } }],
      css: styles.map((file) => `/${file}`),
    },
  }
  for (const [key, { css = [] }] of Object.entries(built)) {
    const route = ROUTE_CHUNK.exec(key)?.[1]
    if (!route) continue
    const parts = [key, ...importsOf(built, key)].filter((part) => !entryParts.includes(part))
    routes[routeId(route)] = { preloads: filesOf(built, parts), css: css.map((file) => `/${file}`) }
  }
  const styleSheets = styles.map((file) => [`/${file}`, readFileSync(join(dist, file), 'utf8')])
  return { routes, inlineCss: { styles: Object.fromEntries(styleSheets) } }
}

/** The files with the styles that every page has. */
export function stylesOf({ routes }: Manifest): string[] {
  return (routes['__root__']?.css ?? []).map((style) => (typeof style === 'string' ? style : style.href))
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
