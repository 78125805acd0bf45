import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

const FOLDERS = ['src/build', 'src/client', 'packages']
const FILES = ['package.json', 'pnpm-lock.yaml', 'tsconfig.json', 'vite.config.ts']
/** Files that the build or the tests write, and those that only the tests read. */
const NO_SOURCE = /(?:^|\/)(?:node_modules\/|route-tree\.gen\.ts$|api\.d\.ts$)|\.test\.tsx?$/

const STAMP = 'dist/built-from.txt'
/** The last files of the three builds. */
const OUTPUT = [
  'dist/client/.vite/manifest.json',
  'dist/driver/.vite/manifest.json',
  'dist/server/entry-server.js',
]

/** A hash over everything that the built site is made from, in the repository at `root`. */
async function hashSources(root: string): Promise<string> {
  const found = await Promise.all(FOLDERS.map((folder) => filesIn(root, folder)))
  const paths = [...found.flat(), ...FILES].toSorted()
  const hash = createHash('sha256')
  // Vite sets it to production unless it is set, and builds other code for development.
  hash.update(`${process.env['NODE_ENV'] || 'production'}\n`)
  for (const path of paths) {
    const content = await readFile(join(root, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** Whether the built site is whole and made from the sources as they are. */
export async function isBuiltFromSources(root: string): Promise<boolean> {
  if (![STAMP, ...OUTPUT].every((path) => existsSync(join(root, path)))) return false
  return (await readFile(join(root, STAMP), 'utf8')) === (await hashSources(root))
}

/** Builds, and says last what from: a build that was cut short is never taken for a whole one. */
export async function buildAndStamp(root: string, build: () => Promise<void>): Promise<void> {
  const sources = await hashSources(root)
  await rm(join(root, STAMP), { force: true })
  await build()
  await writeFile(join(root, STAMP), sources)
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((path) => !NO_SOURCE.test(path))
}
