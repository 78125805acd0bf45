import { createHash, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Keys for the things that this server signs or seals, each its own, all from one secret. */
export interface Secrets {
  readonly cookieKey: Buffer
  readonly quoteKey: Buffer
  /** Used in every call: a Buffer would be made a key each time, which takes longer than the rest. */
  readonly callerKey: KeyObject
  readonly webhookKey: Buffer
  readonly linkKey: Buffer
  readonly agentKey: Buffer
  readonly alertKey: Buffer
}

/** The keys from SESSION_SECRET, or from one that is generated once and stored in DATA_DIR. */
export async function readSecrets({ SESSION_SECRET, DATA_DIR }: Config): Promise<Secrets> {
  const secret = SESSION_SECRET ?? (await secretInFolder(DATA_DIR))
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    cookieKey: key('session cookie'),
    quoteKey: key('quote'),
    callerKey: createSecretKey(key('caller')),
    webhookKey: key('webhook secrets'),
    linkKey: key('booking links'),
    agentKey: key('agents'),
    alertKey: key('flight alerts'),
  }
}

async function secretInFolder(folder: string): Promise<string> {
  const file = join(folder, 'secret')
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}

/** The part of an address that only those know who were given it. */
export function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** How a secret is stored and looked up. It is long and random: nothing slower is needed to keep it from being guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
