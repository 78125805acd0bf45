import { Spinner } from '../ui/spinner.tsx'
import { ResultFrame } from './result-frame.tsx'

interface WaitingProps {
  readonly heading: string
  readonly body: string
  readonly withoutScripts: string
}

/** A page whose state is being read; a browser without scripts will not read it. */
export function ResultWaiting({ heading, body, withoutScripts }: WaitingProps) {
  return (
    <ResultFrame tone="quiet" icon={<Spinner className="size-8" />} heading={heading}>
      <p className="noscript:hidden">{body}</p>
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
    </ResultFrame>
  )
}
