import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { WarningIcon } from '../ui/icons.tsx'
import { ResultFrame } from './result-frame.tsx'

interface UnreadProps {
  readonly heading: string
  readonly again: string
  readonly isFetching: boolean
  readonly onRetry: () => void
  /** What went wrong. */
  readonly children: ReactNode
}

/** A page whose state could not be read, with the way to try again. */
export function ResultUnread({ heading, again, isFetching, onRetry, children }: UnreadProps) {
  return (
    <ResultFrame
      tone="bad"
      icon={<WarningIcon className="size-7" />}
      heading={heading}
      ways={
        <Button size="large" variant="primary" busy={isFetching} onClick={onRetry}>
          {again}
        </Button>
      }
    >
      <p>{children}</p>
    </ResultFrame>
  )
}
