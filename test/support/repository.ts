import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

const NOT_OURS = new Set(['node_modules', 'dist', 'data', '.git', '.ci-cache'])

export interface RepositoryFile {
  /** From the repository's root, with slashes. */
  readonly path: string
  readonly text: string
}

/** Every text file of the repository below a folder whose name ends in one of these. */
export function filesIn(folder: string, endings: readonly string[]): RepositoryFile[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    // The data of packages/geodata is the repository's, the data folder of a run is not.
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) && path !== GEODATA ? [] : filesIn(path, endings)
    if (!endings.some((ending) => entry.name.endsWith(ending))) return []
    return [{ path: path.replaceAll('\\', '/'), text: readFileSync(join(ROOT, path), 'utf8') }]
  })
}

const GEODATA = join('packages', 'geodata', 'data')

export interface Import {
  readonly from: string
  /** A path from the root for our own files, `npm:name` for a package, `node:name` for Node's. */
  readonly to: string
  readonly isTypeOnly: boolean
}

const STATEMENT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]/g
const CALL = /\bimport\(\s*['"]([^'"]+)['"]/g

/** Lists the imports and re-exports of a file, by its statements. */
export function importsOf({ path, text }: RepositoryFile): Import[] {
  const found = (specifier: string, isTypeOnly: boolean): Import => ({
    from: path,
    to: resolve(path, specifier),
    isTypeOnly,
  })
  return [
    ...[...text.matchAll(STATEMENT)].map(([, type, specifier = '']) => found(specifier, type !== undefined)),
    ...[...text.matchAll(CALL)].map(([, specifier = '']) => found(specifier, false)),
  ]
}

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return relative(ROOT, join(ROOT, dirname(from), specifier)).replaceAll('\\', '/')
  if (specifier.startsWith('node:')) return specifier
  const [, name, rest] = /^@chauffeur\/([^/]+)\/?(.*)$/.exec(specifier) ?? []
  return name ? `packages/${name}/src/${rest}` : `npm:${specifier}`
}

/** A test, or what only tests use. */
export const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)
