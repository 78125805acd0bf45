import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '../..')
const START_MS = 180_000

// Not among the packages: it is large, and only this needs it.
const PRISM = '@stoplight/prism-cli@5.16.0'

export interface Program {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts the built server with its own data folder. */
export function startServer(port: number, folder: string, password: string): Promise<Program> {
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    ADMIN_PASSWORD: password,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  }
  return start([process.execPath, 'src/server/main.ts'], env, `http://localhost:${port}`, '/readyz')
}

/** Starts Prism as a proxy before the server: it adds a header with what violates the description. */
export function startPrism(port: number, document: string, upstream: string): Promise<Program> {
  const command = ['npx', '-y', 'pnpm@12', 'dlx', PRISM, 'proxy', document, upstream, '--port', String(port)]
  const env = { SCARF_ANALYTICS: 'false', DO_NOT_TRACK: '1' }
  return start([...command, '--host', '127.0.0.1'], env, `http://127.0.0.1:${port}`, '/api/regions')
}

async function start(
  [program = '', ...options]: readonly string[],
  env: Readonly<Record<string, string>>,
  origin: string,
  probe: string,
): Promise<Program> {
  const child = spawn(program, options, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own: the package runner's children stop with it.
    detached: true,
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const timeout = AbortSignal.timeout(START_MS)
  while (!(await answers(origin + probe))) {
    if (child.exitCode !== null || timeout.aborted) {
      await stop()
      throw new Error(`${program} ${options.join(' ')} did not start`)
    }
    await setTimeout(250)
  }
  return { origin, stop }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
