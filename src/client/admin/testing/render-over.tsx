import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ApiProvider, startVisit } from '../../shared/api/api-provider.tsx'
import { serve } from '../../testing/serve.ts'
import { serverCalls, type FakeServer } from './fake-server.ts'

/** A part of a screen alone, over the fake server. */
export function renderOver(server: FakeServer, part: ReactNode) {
  serve(serverCalls(server), server.broken)
  startVisit()
  return render(<ApiProvider>{part}</ApiProvider>)
}
