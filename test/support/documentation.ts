import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { filesIn, ROOT, type RepositoryFile } from './repository.ts'

/** The pages that people read about the repository. */
export function documentationPages(): RepositoryFile[] {
  return ['README.md', 'docs', '.github', 'docker', 'packages'].flatMap((place) =>
    place.endsWith('.md')
      ? filesIn('.', ['.md']).filter(({ path }) => path === place)
      : filesIn(place, ['.md']),
  )
}

/** The targets of a page's links and pictures, without those of other sites. */
export function linksOf({ text }: RepositoryFile): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:https?|mailto):/.test(target))
}

/** Whether a link's file is there, and the heading that it names in it. */
export function leadsSomewhere(
  link: string,
  { path }: RepositoryFile,
  pages: readonly RepositoryFile[],
): boolean {
  const [file = '', heading] = link.split('#')
  const target = file === '' ? path : normalize(join(dirname(path), file))
  if (!existsSync(join(ROOT, target))) return false
  const page = pages.find((one) => one.path === target)
  return heading === undefined || (page !== undefined && anchorsOf(page).includes(heading))
}

/** Headings as GitHub names them in addresses. */
function anchorsOf({ text }: RepositoryFile): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

const TOP = '(?:src|test|packages|docs|docker|\\.github|\\.ci)'
const PATH = new RegExp(`(?<![\\w./@-])${TOP}/[\\w./-]*`, 'g')
const FILE_NAME = /^\w[\w-]*(?:\.[\w-]+)*\.(?:ts|tsx|md|json|ya?ml|css)$/
const FOLDER_NAME = /^[\w-]+(?:\/[\w-]+)*\/$/

/** Finds the places in the repository that a page names: paths from its root, and in `code` files and folders by name. */
export function placesNamedIn({ text }: RepositoryFile): string[] {
  const paths = [...text.matchAll(PATH)].map(([path]) => path.replace(/[./]+$/, ''))
  const words = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word)
  return [...paths, ...words.filter((word) => FILE_NAME.test(word) || FOLDER_NAME.test(word))]
}

const BASES = ['', 'src', 'src/server', 'src/client', 'packages', 'test']

/** Whether there is such a file or folder. One without a path may be anywhere. */
export function isInRepository(place: string, files: ReadonlySet<string>): boolean {
  if (FILE_NAME.test(place) && !existsSync(join(ROOT, place))) return files.has(place)
  return BASES.some((base) => existsSync(join(ROOT, base, place)))
}

/** The names of all files, without their folders. */
export function fileNames(): ReadonlySet<string> {
  const folders = ['src', 'packages', 'test', 'docs', 'docker', '.github'].map((folder) => join(ROOT, folder))
  const inFolders = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  return new Set([...readdirSync(ROOT), ...inFolders].map((path) => path.split(/[\\/]/).at(-1) ?? ''))
}

/** Links and headings in a sample of code are none. */
function withoutCode(text: string): string {
  return text.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''))
}
