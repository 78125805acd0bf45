import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@chauffeur/contract/endpoints'
import { errorCodes } from '@chauffeur/contract/error-codes'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { settings } from '../../src/server/core/settings.ts'
import {
  documentationPages,
  fileNames,
  isInRepository,
  leadsSomewhere,
  linksOf,
  placesNamedIn,
} from '../support/documentation.ts'
import { filesIn, ROOT, type RepositoryFile } from '../support/repository.ts'

const pages = documentationPages()

/** Lists the mistakes on all pages, each with its page. */
function onEveryPage(findWrong: (page: RepositoryFile) => readonly string[]): string[] {
  return pages.flatMap((page) => findWrong(page).map((wrong) => `${page.path}: ${wrong}`))
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

test('every link leads to a file, and to a heading that is in it', () => {
  expect(onEveryPage((page) => linksOf(page).filter((link) => !leadsSomewhere(link, page, pages)))).toEqual(
    [],
  )
})

test('every file and folder that a page names is there', () => {
  const files = fileNames()
  // Whoever prepares roads of their own makes it.
  const isMadeLater = (place: string) => place.startsWith('docker/osrm')
  const missing = (page: RepositoryFile) =>
    placesNamedIn(page).filter((place) => !isMadeLater(place) && !isInRepository(place, files))
  expect(onEveryPage(missing)).toEqual([])
})

test('every command of pnpm that a page names is a script of the package', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))
  const known = new Set([...Object.keys(scripts), 'exec', 'install', 'add'])
  const commands = ({ text }: RepositoryFile) => matches(text, /\bpnpm(?:@12)? ([a-z][\w:-]*)/g)
  expect(onEveryPage((page) => commands(page).filter((name) => !known.has(name)))).toEqual([])
})

test('every setting and error code that a page names is the server’s', () => {
  const known = new Set([...Object.keys(settings.shape), ...Object.keys(errorCodes)])
  const words = ({ text, path }: RepositoryFile) =>
    path.startsWith('packages/') ? [] : matches(text, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=\S*)?`/g)
  expect(onEveryPage((page) => words(page).filter((word) => !known.has(word)))).toEqual([])
})

test('every call that a page names is one of the API', () => {
  const known = new Set<string>(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`))
  const calls = ({ text }: RepositoryFile) =>
    matches(text, /\b((?:GET|POST|PATCH|DELETE) \/api\/[\w/:.-]*\w)/g)
  const isDownload = (call: string) => call.endsWith('.csv')
  expect(onEveryPage((page) => calls(page).filter((call) => !known.has(call) && !isDownload(call)))).toEqual(
    [],
  )
})

const sources = ['src', 'packages', 'test'].flatMap((folder) =>
  filesIn(folder, ['.ts', '.tsx', '.css', '.sh']),
)

test('every page of docs that the code names is there', () => {
  const paths = new Set(pages.map(({ path }) => path))
  // A decision may be named by its number alone.
  const isThere = (named: string) => [...paths].some((path) => path === named || path.startsWith(`${named}-`))
  const named = sources.flatMap(({ path, text }) =>
    matches(text, /(?<![\w/.])(docs\/(?:decisions\/\d{3}[\w-]*(?:\.md)?|[a-z-]+\.md))/g).map(
      (page) => [path, page] as const,
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(([, page]) => !isThere(page))).toEqual([])
})

test('every file that a comment names is there', () => {
  const paths = filesIn('.', ['.ts', '.tsx', '.css', '.md', '.sql']).map(({ path }) => `/${path}`)
  const isThere = (named: string) => paths.some((path) => path.endsWith(`/${named}`))
  const missing = sources.flatMap(({ path, text }) =>
    matches(text, /^\s*(?:\/?\*+|\/\/) (.*)$/gm)
      .flatMap((comment) =>
        matches(comment, /(?<![\w./@:-])((?:[\w-]+\/)*[a-z][\w.-]*\.(?:tsx?|css|sql))\b/g),
      )
      .filter((named) => !isThere(named))
      .map((named) => `${path}: ${named}`),
  )
  expect(missing).toEqual([])
})

test('no comment cites a document that is not in the repository', () => {
  const cited = /§|\bspec\/|(?<![\w/-])(?:public|admin|services|decisions)\.md\b/
  const wrong = sources
    .filter(({ path }) => path !== 'test/safety/docs-links.test.ts')
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (cited.test(line) ? [`${path}:${at + 1}`] : [])),
    )
  expect(wrong).toEqual([])
})
