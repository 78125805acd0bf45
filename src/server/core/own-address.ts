import type { Server } from 'node:http'
import type { Config } from './config.ts'

/** Where this server is reached. Its port may be any free one, and is then known once it listens. */
export interface OwnAddress {
  /** By customers and by outside services. */
  readonly toOthers: () => string
  /** By this machine itself, past any proxy. */
  readonly toItself: () => string
}

const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

export function ownAddress(server: Server, { PORT, PUBLIC_URL }: Config): OwnAddress {
  const listening = () => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server does not listen yet')
    return address
  }
  return {
    toOthers: () =>
      PUBLIC_URL === `http://localhost:${PORT}` ? `http://localhost:${listening().port}` : PUBLIC_URL,
    toItself: () => {
      const { address, port } = listening()
      const host = EVERYWHERE[address] ?? address
      return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
    },
  }
}
