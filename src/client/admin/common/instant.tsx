import { describeInstant } from '../bookings/describe.ts'

/** When something happened, by the clock of the office. */
export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} title="Lisbon time" className="whitespace-nowrap tabular">
      {describeInstant(at)}
    </time>
  )
}
