import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface Line {
  readonly port: number
  /** From now on nothing comes through, and nobody is notified. */
  cut(): void
  /** New connections work again; those of before stay cut. */
  mend(): void
}

/** The way to a server on this machine, as a network that can fall silent. */
export async function openLine(to: number): Promise<Line> {
  let isCut = false
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => end.destroy()).on('close', () => [near, far].forEach((each) => each.destroy()))
    }
    if (isCut) return
    near.pipe(far)
    far.pipe(near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(async () => {
    for (const end of ends) end.destroy()
    server.close()
    await once(server, 'close')
  })
  return {
    port,
    cut() {
      isCut = true
      for (const end of ends) end.unpipe().pause()
    },
    mend() {
      isCut = false
    },
  }
}
