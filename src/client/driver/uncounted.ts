import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { isUncounted } from '@chauffeur/domain/uncounted-step'
import { randomUuid } from '../common/random-uuid.ts'
import type { Answered } from './send-unsent.ts'
import type { Uncounted } from './store.ts'

/** What of the answers the driver is told until it was read. */
export function uncountedOf(answers: readonly Answered[], jobs: readonly DriverJob[]): Uncounted[] {
  return answers.flatMap(({ id, code, type, assignmentId, isOfficeTold }) => {
    if (!isUncounted(code)) return []
    const job = jobs.find((one) => one.assignmentId === assignmentId)
    return {
      id: id || randomUuid(),
      code,
      type,
      trip: job ? `${job.pickupTime} ${job.from.name}` : null,
      isOfficeTold,
    }
  })
}
