import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { timeAtPickup } from './clock.ts'

/** When the guest is met; the booked time struck out before it where that is later. */
export function MeetingTime({ job }: { job: DriverJob }) {
  // A list that the phone has kept may be from before there was one.
  if (!job.meetAt) return job.pickupTime
  return (
    <>
      <s className="me-2 text-lead font-normal text-soft">{job.pickupTime}</s>
      {timeAtPickup(job.meetAt, job)}
    </>
  )
}
