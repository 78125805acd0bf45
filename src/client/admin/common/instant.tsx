import { classNames } from '../../shared/ui/class-names.ts'
import { describeInstant } from './describe.ts'

/** When something happened, in the office's time zone. */
export function Instant({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title="Lisbon time" className={classNames('whitespace-nowrap tabular', className)}>
      {describeInstant(at)}
    </time>
  )
}
