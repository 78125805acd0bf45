import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildAndStamp, isBuiltFromSources } from '../../src/build/built-from.ts'

const SOURCES = [
  'src/build/built-from.ts',
  'src/client/page.tsx',
  'src/client/page.test.tsx',
  'src/client/route-tree.gen.ts',
  'packages/domain/src/money.ts',
  'packages/domain/node_modules/zod/index.js',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'vite.config.ts',
]
const OUTPUT = [
  'dist/client/.vite/manifest.json',
  'dist/driver/.vite/manifest.json',
  'dist/server/entry-server.js',
]

/** A repository that has just been built. */
async function builtRepository() {
  const root = await mkdtemp(join(tmpdir(), 'chauffeur-build-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const build = async () => {
    for (const path of OUTPUT) await write(path, 'built')
  }
  for (const path of SOURCES) await write(path, 'as it was')
  await buildAndStamp(root, build)
  return { root, write, build, isBuilt: () => isBuiltFromSources(root) }
}

test('a site is built again only when what it is made from has changed', async () => {
  const { write, isBuilt } = await builtRepository()
  expect(await isBuilt()).toBe(true)
  for (const path of SOURCES) {
    await write(path, 'changed')
    const isSource = !/test|gen|node_modules/.test(path)
    expect(await isBuilt(), path).toBe(!isSource)
    await write(path, 'as it was')
    expect(await isBuilt(), path).toBe(true)
  }
})

test('a file that came, went or was renamed counts as a change', async () => {
  const { root, write, isBuilt } = await builtRepository()
  await write('src/client/new.ts', 'new')
  expect(await isBuilt()).toBe(false)
  await rm(join(root, 'src/client/new.ts'))
  expect(await isBuilt()).toBe(true)
  await rename(join(root, 'src/client/page.tsx'), join(root, 'src/client/other.tsx'))
  expect(await isBuilt()).toBe(false)
})

test.for(OUTPUT)('a build without %s is not whole', async (path) => {
  const { root, isBuilt } = await builtRepository()
  await rm(join(root, path))
  expect(await isBuilt()).toBe(false)
})

test('a build that was cut short is not taken for a whole one', async () => {
  const { root, build, isBuilt } = await builtRepository()
  const cutShort = buildAndStamp(root, async () => {
    await build()
    throw new Error('cut short')
  })
  await expect(cutShort).rejects.toThrow('cut short')
  expect(await isBuilt()).toBe(false)
})

test('what changes while it is built is built the next time', async () => {
  const { root, write, build, isBuilt } = await builtRepository()
  await buildAndStamp(root, async () => {
    await build()
    await write('src/client/page.tsx', 'changed meanwhile')
  })
  expect(await isBuilt()).toBe(false)
})

test('a repository that was never built is built', async () => {
  const { root, isBuilt } = await builtRepository()
  await rm(join(root, 'dist'), { recursive: true })
  expect(await isBuilt()).toBe(false)
})
