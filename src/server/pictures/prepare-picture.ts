import { fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@chauffeur/domain/pictures'
import { z } from 'zod'

const preparedFile = z.object({
  width: z.literal(PICTURE_WIDTHS),
  format: z.literal(PICTURE_FORMATS),
  content: z.custom<Uint8Array>((content) => content instanceof Uint8Array),
})
export type PreparedFile = z.output<typeof preparedFile>

/** The answer of the process. */
const answer = z.union([
  z.object({ files: z.array(preparedFile) }),
  z.object({ problem: z.literal(['unreadable', 'tooManyPixels', 'tooSlow']) }),
])
export type Prepared = z.output<typeof answer>

const PROGRAM = fileURLToPath(new URL('prepare-process.ts', import.meta.url))
const TIME_LIMIT_MS = 45_000

let last: Promise<unknown> = Promise.resolve()

/** Makes an uploaded file into those that pages load, one file after the other. */
export function preparePicture(source: Uint8Array): Promise<Prepared> {
  const prepared = last.then(() => runProcess(source))
  last = prepared.catch(() => {})
  return prepared
}

function runProcess(source: Uint8Array): Promise<Prepared> {
  const { promise, resolve, reject } = Promise.withResolvers<Prepared>()
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // It gets none of the settings and their secrets, writes nothing and starts nothing.
    env: {},
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=SecurityWarning'],
    timeout: TIME_LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  // Where memory runs out, Linux ends this process rather than the server.
  void writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => {})
  child.once('message', (message) => {
    const { success, data } = answer.safeParse(message)
    resolve(success ? data : { problem: 'unreadable' })
  })
  child.once('error', reject)
  child.once('exit', (_, signal) => resolve({ problem: signal === 'SIGKILL' ? 'tooSlow' : 'unreadable' }))
  child.send(Buffer.from(source), (error) => error && reject(error))
  return promise
}
