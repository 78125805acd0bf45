import type { Server } from 'node:http'
import type { Config } from './config.ts'

/**
 * Where customers and outside services reach this server. Without PUBLIC_URL its port may be any free one, which is
 * known once it listens.
 */
export function publicUrl(server: Server, { PORT, PUBLIC_URL }: Config): () => string {
  return () => {
    const listening = server.address()
    const isChosen = PUBLIC_URL !== `http://localhost:${PORT}`
    return isChosen || listening === null || typeof listening === 'string'
      ? PUBLIC_URL
      : `http://localhost:${listening.port}`
  }
}
