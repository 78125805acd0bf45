import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from '../support/repository.ts'

/** Licences that ask for nothing but to be named. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Unlicense',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
])
/** Installed for the build, and part of what it makes. The fonts' licence is for fonts. */
const BUILT_IN: Readonly<Record<string, string>> = {
  '@fontsource-variable/figtree': 'OFL-1.1',
  '@fontsource-variable/newsreader': 'OFL-1.1',
  tailwindcss: 'MIT',
}

/**
 * The library that sharp calls. It comes as packages of its own, unchanged, loaded at run time and to be replaced by
 * whoever wants to: that is what its licence asks (docs/decisions/060-uploaded-pictures.md).
 */
const LIBRARIES = { packages: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later' }

const manifest = z.looseObject({
  name: z.string(),
  license: z.unknown().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})
type Manifest = z.output<typeof manifest>

test('everything that runs in production may be used, and its licence is one that we know', () => {
  const found = licencesOf([
    ROOT,
    ...readdirSync(join(ROOT, 'packages'))
      .map((name) => join(ROOT, 'packages', name))
      // Where a package was removed, its installed packages may still lie.
      .filter((folder) => existsSync(join(folder, 'package.json'))),
  ])
  expect(found.size).toBeGreaterThan(100)
  expect([...found].filter(([name, licence]) => !isAllowed(licence) && !isLibrary(name, licence))).toEqual([])
})

test.each(Object.entries(BUILT_IN))('%s is under the licence %s', (name, licence) => {
  const folder = folderOf(name, ROOT)
  expect(folder && readManifest(folder).license).toBe(licence)
})

test('a licence that nobody has looked at is found out', () => {
  expect(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'].map(isAllowed)).toEqual([true, true, true])
  expect(['GPL-3.0', 'MIT AND GPL-3.0', '', 'SEE LICENSE IN FILE'].map(isAllowed)).toEqual(
    Array(4).fill(false),
  )
  expect(isLibrary('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(true)
  expect(isLibrary('another', 'LGPL-3.0-or-later') || isLibrary('@img/sharp-libvips-x', 'GPL-3.0')).toBe(
    false,
  )
})

/** The licence of each package that these ones need, and of those that they need. */
function licencesOf(roots: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set(roots)
  const waiting = [...roots]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { dependencies, optionalDependencies } = readManifest(folder)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      // One of another platform is not installed.
      const next = folderOf(name, folder)
      if (next === undefined && name in optionalDependencies) continue
      if (next === undefined) throw new Error(`${folder} needs ${name}, which is not installed`)
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
      if (!next.startsWith(join(ROOT, 'packages'))) found.set(name, licenceOf(readManifest(next)))
    }
  }
  return found
}

function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const here = join(folder, 'node_modules', name)
    if (existsSync(join(here, 'package.json'))) return realpathSync(here)
    if (dirname(folder) === folder) return undefined
  }
}

function readManifest(folder: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}

function licenceOf({ license }: Manifest): string {
  return typeof license === 'string' ? license : ''
}

function isLibrary(name: string, licence: string): boolean {
  return LIBRARIES.packages.test(name) && licence === LIBRARIES.licence
}

function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '')
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isAllowed)
  return plain.split(' OR ').some((one) => ALLOWED.has(one))
}
