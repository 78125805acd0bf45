import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { resolve } from 'node:path'
import { ROOT } from './repository.ts'

/** The set-up that runs the documentation's samples in one language. */
interface SampleLanguage {
  readonly lang: string
  readonly program: string
  /** Before the file. */
  readonly options: readonly string[]
  /** The ending of its files. */
  readonly ending: string
  /** The file of packages/examples that checks a message. */
  readonly verify: string
}

export const LANGUAGES: readonly SampleLanguage[] = [
  { lang: 'curl', program: 'sh', options: ['-e'], ending: 'sh', verify: 'verify.sh' },
  { lang: 'TypeScript', program: process.execPath, options: [], ending: 'mts', verify: 'verify.ts' },
  { lang: 'Python', program: 'python3', options: [], ending: 'py', verify: 'verify.py' },
  { lang: 'PHP', program: 'php', options: [], ending: 'php', verify: 'verify.php' },
]

const installed = new Map<string, boolean>()

/** Whether this machine can run it. */
export function isInstalled({ lang, program }: SampleLanguage): boolean {
  const known = installed.get(program)
  if (known !== undefined) return known
  const needed = lang === 'curl' ? 'curl' : program
  const found = spawnSync(needed, ['--version']).status === 0
  installed.set(program, found)
  return found
}

/** Said where a test is skipped, and printed: what was not run was not seen to work. */
export function notInstalled(lang: string): string {
  const note = `SKIPPED: the samples in ${lang} were not run, this machine cannot.`
  process.stdout.write(`${note}\n`)
  return note
}

interface Run {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
}

/** Runs a file of packages/examples, or one by its whole path; what it prints. */
export async function runIn(
  { program, options }: SampleLanguage,
  file: string,
  { env = {}, input = '' }: Run = {},
): Promise<string> {
  const child = spawn(program, [...options, resolve(ROOT, 'packages/examples', file)], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NO_PROXY: '*', ...env },
  })
  child.stdin.end(input)
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (printed === '') throw new Error(`${file}: ${complaint}`)
  return printed
}
