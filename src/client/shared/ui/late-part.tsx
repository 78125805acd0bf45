import { Component, Suspense, type ReactNode } from 'react'
import { uiTexts } from '@chauffeur/words/en/shared'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LatePartProps = {
  /** In its place while it is fetched. */
  waiting?: ReactNode
  /** In its place when it could not be fetched; a way to reload the page if left out. */
  missing?: ReactNode
  children: ReactNode
}

/**
 * A part that is loaded when it is needed (`lazy`). Where it cannot be loaded, the rest of the page stays as it is, so
 * that nothing filled in is lost. Browsers do not request a failed script again, so the remedy is a reload.
 */
export class LatePart extends Component<LatePartProps, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override render() {
    const { waiting, missing = <Missing />, children } = this.props
    return this.state.isMissing ? missing : <Suspense fallback={waiting}>{children}</Suspense>
  }
}

function Missing() {
  return (
    <Notice tone="danger" className="mt-2">
      <p>{uiTexts.partMissing}</p>
      <Button size="small" className="mt-3" onClick={() => window.location.reload()}>
        {uiTexts.reload}
      </Button>
    </Notice>
  )
}

/** Fetches a part before it is wanted; whether that works shows when it is. In a task of its own: a page that is being drawn goes first. */
export function fetchAhead(load: () => Promise<unknown>): void {
  setTimeout(() => void load().catch(() => {}))
}
