import { bookings } from './pt/bookings.ts'
import { changes } from './pt/changes.ts'
import { chauffeur } from './pt/chauffeur.ts'
import { frame } from './pt/frame.ts'
import { payments } from './pt/payments.ts'

export const pt = { frame, bookings, changes, chauffeur, payments }
