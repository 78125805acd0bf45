import { openApp } from '../../testing/open-app.tsx'
import { serve } from '../../testing/serve.ts'
import { serverCalls, type FakeServer } from './fake-server.ts'

/** The admin area at an address, over the fake server. */
export async function openAdmin(server: FakeServer, address: string) {
  serve(serverCalls(server), server.broken)
  return openApp(address)
}
